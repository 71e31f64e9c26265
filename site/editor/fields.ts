import { isMap, isScalar } from "yaml";
import { languages } from "#contract/languages/languages.ts";
import { currencies } from "#data/contract/languages/currencies.ts";
import { entryKey, entryValue, type Field, nameOf, wholeFile } from "#site/editor/format.ts";
import { factNames, type JsonSchema } from "#site/editor/json-schemas.ts";
import { labelOf } from "#site/editor/labels.ts";

/** A field of the editor, as Sveltia CMS wants it. */
export type Option = Field & { label: string; hint?: string; [option: string]: unknown };

/** What a field is made from. */
interface Origin {
  schema: JsonSchema;
  /** Values that the site has there: they say how long its texts are, and in which order they stand. */
  seen: unknown[];
  /** The YAML there, whose comments explain it. */
  node?: unknown;
}

const otherCurrencies = Intl.supportedValuesOf("currency").filter(
  (currency) => !currencies.some((one) => one === currency),
);

/** A comment as the editor shows it, which takes what is in angle brackets for HTML. */
export function explanation(comment: string): string {
  const inOneLine = comment.replaceAll(/\n {2,}/g, " · ").replaceAll(/\n ?/g, " ");
  return inOneLine
    .replaceAll(/(?<=\w) {2,}/g, ": ")
    .replaceAll("<", "&lt;")
    .trim();
}

/** Schemas for keys that a site has added itself where it may: of several forms, that of the value there. */
function ownSchemas(
  { additionalProperties: openSchema }: JsonSchema,
  value: unknown,
): Record<string, JsonSchema> {
  if (typeof openSchema !== "object") return {};
  const fits = (schema: JsonSchema, inner: unknown) =>
    typeof inner === "object"
      ? schema.type === "object" &&
        Object.keys(Object(inner)).every((key) => schema.properties?.[key] ?? schema.additionalProperties)
      : schema.type === typeof inner || (schema.type === "integer" && typeof inner === "number");
  return Object.fromEntries(
    Object.entries(Object(value)).map(([key, inner]) => [
      key,
      (openSchema.anyOf ?? [openSchema]).find((schema) => fits(schema, inner)) ?? openSchema,
    ]),
  );
}

/** The fields of a file: one for each key, or a single one where it is no object. */
export function fieldsOf(origin: Origin): Option[] {
  return origin.schema.properties ? keyFields(origin) : [fieldOf(wholeFile, true, origin)];
}

function keyFields({ schema, seen, node }: Origin): Option[] {
  const order = Object.keys(Object(seen[0]));
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.entries({ ...ownSchemas(schema, seen[0]), ...schema.properties })
    .filter(([key]) => !otherCurrencies.includes(key))
    .toSorted(([one], [other]) => place(one) - place(other))
    .flatMap(([key, inner]) => {
      const pairs = isMap(node) ? node.items : [];
      const pair = pairs.find((pair) => isScalar(pair.key) && pair.key.value === key);
      const values = seen.map((value) => Object(value)[key]).filter((value) => value !== undefined);
      const isRequired = schema.required?.includes(key) ?? false;
      const field = fieldOf(key, isRequired, { schema: inner, seen: values, node: pair?.value });
      const comment = isScalar(pair?.key) && pair.key.commentBefore;
      return canBeFilled(field) ? [{ ...field, ...(comment && { hint: explanation(comment) }) }] : [];
    });
}

/** Whether there is anything to write or to choose: a site that lacks a list has neither names nor choices for it. */
function canBeFilled({ fields, options }: Option): boolean {
  return fields?.length !== 0 && (!Array.isArray(options) || options.length > 0);
}

function fieldOf(name: string, isRequired: boolean, { schema, seen, node }: Origin): Option {
  const [first = {}, other] = (schema.anyOf ?? [schema]).filter(({ type }) => type !== "null");
  const common: Option = {
    name: nameOf(name),
    label: labelOf(name),
    widget: "string",
    required: isRequired && first === schema,
    ...(schema.description && { hint: schema.description }),
  };
  if (other?.type === "array") {
    return { ...fieldOf(name, isRequired, { schema: other, seen: seen.flat() }), written: "one" };
  }
  if (other?.type === "object" && first.type === "string") {
    const fields = languages.map((language) => fieldOf(language, true, { schema: first, seen: [] }));
    return { ...common, widget: "object", fields, written: "same" };
  }
  if (other?.type === "object") return fieldOf(name, isRequired, { schema: ofAny(schema), seen });
  const inner = innerFields({ schema: first, seen, node });
  if (inner) return { ...common, ...inner };
  return scalarField(common, first, seen, isRequired ? { written: first === schema ? "empty" : "null" } : {});
}

/** What is special about a field that holds others; undefined for one with a single value. */
function innerFields(origin: Origin): Partial<Option> | undefined {
  const { schema, seen } = origin;
  if (schema.properties) return { widget: "object", fields: keyFields(origin) };
  if (typeof schema.additionalProperties === "object") return keyedList(schema.additionalProperties, seen);
  const item = schema.items || schema.prefixItems?.[0];
  if (!item) return undefined;
  if (item.enum) return { widget: "select", multiple: true, options: item.enum };
  const items = { schema: item, seen: seen.flat() };
  if (item.properties) return { widget: "list", collapsed: true, fields: keyFields(items) };
  return { widget: "list", field: fieldOf("item", true, items) };
}

/** A list of entries, each with its key. */
function keyedList(schema: JsonSchema, seen: unknown[]) {
  const entry = { schema: ofAny(schema), seen: seen.flatMap((value) => Object.values(Object(value))) };
  const key = { name: entryKey, label: labelOf(entryKey), widget: "string" };
  const fields = entry.schema.properties ? keyFields(entry) : [fieldOf(entryValue, true, entry)];
  const summary = `{{fields.${entryKey}}}`;
  return { widget: "list", collapsed: true, summary, fields: [key, ...fields], written: "keyed" as const };
}

/** A field with a single value; `emptiness` says how its file has it when it is empty. */
function scalarField(
  common: Option,
  schema: JsonSchema,
  seen: unknown[],
  emptiness: Pick<Field, "written">,
): Option {
  const { type, minimum, maximum = 0 } = schema;
  if (schema.enum) return { ...common, widget: "select", options: schema.enum };
  if (type === "boolean") return { ...common, ...emptiness, widget: "boolean", required: false };
  if (type === "number" || type === "integer") {
    // JSON Schema says of every whole number how large it can be in JavaScript.
    const limits = { min: minimum, ...(maximum > 0 && maximum < 2 ** 50 && { max: maximum }) };
    const whole = { value_type: type === "integer" ? "int" : "float", step: type === "integer" ? 1 : 0.01 };
    return { ...common, widget: "number", ...whole, ...limits };
  }
  return { ...textField(common, schema, seen), ...emptiness };
}

function textField(
  common: Option,
  { minLength = 0, maxLength, pattern, description }: JsonSchema,
  seen: unknown[],
): Option {
  const hint = [common.hint, factHint(seen)].filter(Boolean).join(". ");
  return {
    ...common,
    widget: seen.some((value) => String(value).length > 60) ? "text" : "string",
    required: common.required === true && minLength > 0,
    pattern: pattern ? [pattern, description ?? labelOf("otherForm")] : closedBraces,
    ...(minLength > 1 && { minlength: minLength }),
    ...(maxLength && { maxlength: maxLength }),
    ...(hint && { hint }),
  };
}

const closedBraces = [/^[^{}]*(\{[^{}]*(\{[^{}]*\}[^{}]*)*\}[^{}]*)*$/.source, labelOf("openBrace")];

/** The facts that texts name in braces, and those beside them. */
function factHint(seen: unknown[]): string | false {
  const text = seen.filter((value) => typeof value === "string").join();
  const references = Array.from(text.matchAll(/\{([\w.]+)\}/g), ([, name = ""]) => name);
  const groups = new Set(references.map((name) => name.replace(/[^.]+$/, "")).filter(Boolean));
  const beside = factNames.filter((name) => groups.has(name.replace(/[^.]+$/, "")));
  const names = [...new Set([...references, ...beside])].slice(0, 16).map((name) => `{${name}}`);
  return names.length > 0 && `${labelOf("factsHint")}: ${names.join(", ")}`;
}

/** A schema with the keys of two. */
export function withBoth(one: JsonSchema, other: JsonSchema): JsonSchema {
  if (!one.properties || !other.properties) return one;
  const properties = { ...one.properties };
  for (const [key, schema] of Object.entries(other.properties))
    properties[key] = properties[key] ? withBoth(properties[key], schema) : schema;
  return { ...one, properties, required: [...(one.required ?? []), ...(other.required ?? [])] };
}

/** One object for several, of which a value has the keys of one. */
function ofAny(schema: JsonSchema): JsonSchema {
  const [first = schema] = schema.anyOf ?? [];
  return first.type === "object" ? { ...(schema.anyOf ?? []).reduce(withBoth, first), required: [] } : schema;
}
