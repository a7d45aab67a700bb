/**
 * In a form that has a search box, Enter in any other field presses the button with data-enter.
 *
 * Without this module it presses the form's first button, which searches and keeps everything that was filled in.
 */

document.addEventListener("keydown", (event) => {
  const field = event.target;
  if (event.key !== "Enter" || !(field instanceof HTMLInputElement) || field.type === "search") return;
  const button = field.form?.querySelector("button[data-enter]");
  if (!field.form || !(button instanceof HTMLButtonElement)) return;
  event.preventDefault();
  field.form.requestSubmit(button);
});
