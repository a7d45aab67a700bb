/**
 * Pictures to take away as PNG: <li hidden><button data-png="map.svg" data-name="map.png" data-failed="It failed">.
 *
 * The file of the picture brings its styles with it; the browser draws it on a canvas, in light colours, and offers the
 * canvas as a file. Nothing is asked of anybody but the own site.
 */

import { all, around } from "./elements.js";

const LONGEST_SIDE_PX = 4000;
const MOST_TIMES_LARGER = 3;

/** The picture of a file of SVG, drawn by the browser, with the size it says it has. @type {(address: string) => Promise<HTMLImageElement>} */
async function drawn(address) {
  const answer = await fetch(address, { credentials: "same-origin" });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const picture = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  picture.classList.add("paper");
  const [, , width, height] = (picture.getAttribute("viewBox") ?? "").split(" ").map(Number);
  picture.setAttribute("width", String(width));
  picture.setAttribute("height", String(height));
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`;
  await image.decode();
  return image;
}

/** The picture as a PNG on white, as sharp as the longest side allows. @type {(image: HTMLImageElement) => Promise<Blob>} */
function asPng(image) {
  const times = Math.min(MOST_TIMES_LARGER, LONGEST_SIDE_PX / Math.max(image.width, image.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(image.width * times);
  canvas.height = Math.round(image.height * times);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((file) => (file ? resolve(file) : reject(new Error("no PNG"))), "image/png"));
}

/** @type {(file: Blob, name: string) => void} */
function offer(file, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** @type {(button: HTMLButtonElement) => Promise<void>} */
async function take(button) {
  const { png = "", name = "", failed = "" } = button.dataset;
  const label = button.textContent;
  button.disabled = true;
  try {
    offer(await asPng(await drawn(png)), name);
  } catch (error) {
    console.warn(error);
    button.textContent = failed;
    setTimeout(() => {
      button.textContent = label;
    }, 4000);
  } finally {
    button.disabled = false;
  }
}

for (const button of all(document, "[data-png]", HTMLButtonElement)) {
  const hidden = around(button, "[hidden]");
  if (hidden) hidden.hidden = false;
  button.addEventListener("click", () => take(button));
}
