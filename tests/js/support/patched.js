/** JSON Patch (RFC 6902) as its text describes it, step by step on a copy: slow, plain, and not ours. */

/** @import { Operation } from "../../../static/js/workshop/types.d.ts" */

/** The document after some operations, each of which has to fit. @type {(document: unknown, operations: Operation[]) => unknown} */
export function patched(document, operations) {
  const holder = { whole: structuredClone(document) };
  for (const operation of operations) apply(holder, operation);
  return holder.whole;
}

/** @type {(holder: { whole: unknown }, operation: Operation) => void} */
function apply(holder, operation) {
  const steps = ["whole", ...operation.path.split("/").slice(1).map(unescaped)];
  const last = steps.pop() ?? "";
  /** @type {any} */
  let owner = holder;
  for (const step of steps) owner = owner[step];
  const isList = Array.isArray(owner);
  if (isList && Number(last) > owner.length) throw new Error(`${operation.path} is behind the end`);
  if (operation.op !== "add" && !Object.hasOwn(owner, last)) throw new Error(`nothing at ${operation.path}`);
  if (operation.op === "remove") isList ? owner.splice(Number(last), 1) : delete owner[last];
  else if (operation.op === "add" && isList) owner.splice(Number(last), 0, operation.value);
  else owner[last] = operation.value;
}

/** @type {(step: string) => string} */
function unescaped(step) {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}
