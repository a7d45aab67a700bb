/** Questions about a JSON schema: references, the usual value, and whether a value has the right type. */

import { valueAt } from "../paths.js";

/** @import { Path, Schema, Step } from "../types.d.ts" */

/** The schema with its reference followed. @type {(schema: Schema, root: Schema) => Schema} */
export function resolved(schema, root) {
  const { $ref: reference, ...own } = schema;
  if (!reference) return schema;
  const target = root.$defs?.[reference.split("/").at(-1) ?? ""];
  if (!target) throw new Error(`the schema has no ${reference}`);
  return { ...resolved(target, root), ...own };
}

/**
 * The schema of one value inside a document of this schema; undefined where the schema knows none.
 *
 * @type {(root: Schema, path: Path, document: unknown) => Schema | undefined}
 */
export function schemaAt(root, path, document) {
  /** @type {Schema | undefined} */
  let found = root;
  let value = document;
  for (const step of path) {
    found = found && inside(found, step, value, root);
    value = valueAt(value, [step]);
  }
  return found;
}

/** @type {(schema: Schema, step: Step, value: unknown, root: Schema) => Schema | undefined} */
function inside(schema, step, value, root) {
  const next = schemaOf(alternativeFor(schema, value, root), step);
  return next && resolved(next, root);
}

/** The schema of one entry of a list or an object; undefined where there is none. @type {(schema: Schema, step: Step) => Schema | undefined} */
function schemaOf(schema, step) {
  return schema.type === "array" ? schema.items : (schema.properties?.[step] ?? (schema.additionalProperties || undefined));
}

/**
 * The alternative of an "anyOf" that a value belongs to: the first of its type.
 *
 * @type {(schema: Schema, value: unknown, root: Schema) => Schema}
 */
export function alternativeFor(schema, value, root) {
  if (!schema.anyOf) return schema;
  const alternatives = schema.anyOf.map((each) => resolved(each, root));
  return alternatives.find((each) => isLike(value, each)) ?? alternatives[0];
}

/** True where a value has the type of the schema; what is inside does not matter. @type {(value: unknown, schema: Schema) => boolean} */
export function isLike(value, schema) {
  if (schema.enum) return typeof value === "string" && schema.enum.includes(value);
  if (schema.type === "object") {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
    return schema.additionalProperties !== false || Object.keys(value).every((key) => key in (schema.properties ?? {}));
  }
  if (schema.type === "array") return Array.isArray(value);
  if (schema.type === "integer") return Number.isInteger(value);
  return typeof value === schema.type;
}

/**
 * Where a document is not built as its schema wants: the pointer of the first value that should be a list or an object
 * and is not, or that is one and should not be; null for a well-built document. Numbers and words may be wrong.
 *
 * @type {(value: unknown, schema: Schema, root?: Schema, pointer?: string) => string | null}
 */
export function misbuilt(value, schema, root = schema, pointer = "") {
  const known = resolved(schema, root);
  if (known.anyOf) return known.anyOf.some((each) => misbuilt(value, each, root, pointer) === null) ? null : pointer;
  if (kindOf(value) !== (isContainer(known) ? known.type : "plain")) return pointer;
  if (typeof value !== "object" || value === null) return null;
  const missing = (known.required ?? []).find((key) => !Object.hasOwn(value, key) && isBuilt(known.properties?.[key], root));
  if (missing) return `${pointer}/${missing}`;
  for (const [key, each] of Object.entries(value)) {
    const inner = schemaOf(known, key);
    const found = inner ? misbuilt(each, inner, root, `${pointer}/${key}`) : null;
    if (found !== null) return found;
  }
  return null;
}

/** @type {(value: unknown) => "array" | "object" | "plain"} */
function kindOf(value) {
  if (Array.isArray(value)) return "array";
  return typeof value === "object" && value !== null ? "object" : "plain";
}

/** @type {(schema: Schema) => boolean} */
function isContainer({ type }) {
  return type === "array" || type === "object";
}

/** @type {(schema: Schema | undefined, root: Schema) => boolean} */
function isBuilt(schema, root) {
  return schema !== undefined && isContainer(resolved(schema, root));
}

/** The smallest value that the schema allows, to begin with. @type {(schema: Schema, root: Schema) => unknown} */
export function smallest(schema, root) {
  const known = resolved(schema, root);
  if (known.anyOf) return smallest(known.anyOf[0], root);
  if (known.enum) return known.enum[0];
  if (known.type === "integer") return Math.max(known.minimum ?? 0, 0);
  if (known.type === "boolean") return true;
  if (known.type === "array") return Array.from({ length: known.minItems ?? 0 }, () => smallest(known.items ?? {}, root));
  if (known.type !== "object") return "";
  return Object.fromEntries((known.required ?? []).map((key) => [key, smallest(known.properties?.[key] ?? {}, root)]));
}

/** A key as people read it: "round_limit" becomes "Round limit". @type {(key: string | number) => string} */
export function words(key) {
  const text = String(key).replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
