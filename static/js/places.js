// A problem's place leads into the text: the value is selected and scrolled into view.
// Without this the link goes to the field.

import { around, maybe } from "./elements.js";

const LINES_ABOVE = 4;

document.addEventListener("click", (event) => {
  const link = around(event.target, "a[data-start]");
  const field = link && maybe(document, link.getAttribute("href") ?? "", HTMLTextAreaElement);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.setSelectionRange(Number(link.dataset.start), Number(link.dataset.end));
  const height = parseFloat(getComputedStyle(field).lineHeight);
  field.scrollTop = (Number(link.dataset.line) - LINES_ABOVE) * height;
  field.scrollIntoView({ block: "center" });
});
