/** Questions about a JSON schema: references, the usual value, and whether a value has the right type. */

/** The schema with its reference followed. */
export function resolved(schema, root) {
  if (!schema?.$ref) return schema;
  const target = root.$defs[schema.$ref.split("/").at(-1)];
  const { $ref: _reference, ...own } = schema;
  return { ...resolved(target, root), ...own };
}

/** The schema of one value inside a document of this schema; undefined where the schema knows none. */
export function schemaAt(root, path, document) {
  let [found, value] = [root, document];
  for (const step of path) {
    found = inside(found, step, value, root);
    value = value?.[step];
    if (!found) return undefined;
  }
  return found;
}

function inside(schema, step, value, root) {
  const known = alternativeFor(schema, value, root);
  const next = known.type === "array" ? known.items : (known.properties?.[step] ?? known.additionalProperties);
  return next ? resolved(next, root) : undefined;
}

/** The alternative of an "anyOf" that a value belongs to: the first of its type. */
export function alternativeFor(schema, value, root) {
  if (!schema.anyOf) return schema;
  const alternatives = schema.anyOf.map((each) => resolved(each, root));
  return alternatives.find((each) => isLike(value, each)) ?? alternatives[0];
}

/** True where a value has the type of the schema; what is inside does not matter. */
export function isLike(value, schema) {
  if (schema.enum) return schema.enum.includes(value);
  if (schema.type === "object") {
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject && (schema.additionalProperties !== false || Object.keys(value).every((key) => key in schema.properties));
  }
  if (schema.type === "array") return Array.isArray(value);
  if (schema.type === "integer") return Number.isInteger(value);
  return typeof value === schema.type;
}

/**
 * Where a document is not built as its schema wants: the pointer of the first value that should be a list or an object
 * and is not, or that is one and should not be; null for a well-built document. Numbers and words may be wrong.
 */
export function misbuilt(value, schema, root = schema, pointer = "") {
  const known = resolved(schema, root);
  if (known.anyOf) return known.anyOf.some((each) => misbuilt(value, each, root, pointer) === null) ? null : pointer;
  if (kindOf(value) !== (["array", "object"].includes(known.type) ? known.type : "plain")) return pointer;
  const missing = (known.required ?? []).find((key) => !Object.hasOwn(value, key) && isBuilt(known.properties[key], root));
  if (missing) return `${pointer}/${missing}`;
  for (const [key, each] of Object.entries(value ?? {})) {
    const inner = known.type === "array" ? known.items : (known.properties?.[key] ?? known.additionalProperties);
    const found = known.type && inner && typeof value === "object" ? misbuilt(each, inner, root, `${pointer}/${key}`) : null;
    if (found !== null) return found;
  }
  return null;
}

function kindOf(value) {
  if (Array.isArray(value)) return "array";
  return typeof value === "object" && value !== null ? "object" : "plain";
}

function isBuilt(schema, root) {
  return ["array", "object"].includes(resolved(schema, root).type);
}

/** The smallest value that the schema allows, to begin with. */
export function smallest(schema, root) {
  const known = resolved(schema, root);
  if (known.anyOf) return smallest(known.anyOf[0], root);
  if (known.enum) return known.enum[0];
  if (known.type === "integer") return Math.max(known.minimum ?? 0, 0);
  if (known.type === "boolean") return true;
  if (known.type === "array") return Array.from({ length: known.minItems ?? 0 }, () => smallest(known.items, root));
  if (known.type !== "object") return "";
  return Object.fromEntries((known.required ?? []).map((key) => [key, smallest(known.properties[key], root)]));
}

/** A key as people read it: "round_limit" becomes "Round limit". */
export function words(key) {
  const text = String(key).replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
