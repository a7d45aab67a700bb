/**
 * In a form that has a search box, Enter in any other field presses the button with data-enter.
 *
 * Without this module it presses the form's first button, which searches and keeps everything that was filled in.
 */

document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !event.target.matches("input:not([type=search])")) return;
  const button = event.target.form?.querySelector("button[data-enter]");
  if (!button) return;
  event.preventDefault();
  event.target.form.requestSubmit(button);
});
