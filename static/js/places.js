// A problem's place leads into the text: the value is selected and scrolled into view.
// Without this the link goes to the field.

const LINES_ABOVE = 4;

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-start]");
  const field = link && document.querySelector(link.getAttribute("href"));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.setSelectionRange(Number(link.dataset.start), Number(link.dataset.end));
  const height = parseFloat(getComputedStyle(field).lineHeight);
  field.scrollTop = (Number(link.dataset.line) - LINES_ABOVE) * height;
  field.scrollIntoView({ block: "center" });
});
