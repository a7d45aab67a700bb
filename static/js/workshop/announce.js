/** Say something to readers of the screen. */
export function announce(text) {
  document.querySelector("[data-announcer]").textContent = text;
}
