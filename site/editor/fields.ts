import { isMap, isScalar } from "yaml";
import { defaultLanguage, languages } from "#contract/languages/languages.ts";
import { currencies } from "#data/contract/languages/currencies.ts";
import { siteFacts } from "#site/content/copy/site-facts.ts";
import { entryKey, entryValue, type Field, nameOf, wholeFile } from "#site/editor/format.ts";
import { labelOf } from "#site/editor/labels.ts";
import type { Shape } from "#site/editor/shapes.ts";

/** A field of the editor, as Sveltia CMS wants it. */
export type Option = Field & { label: string; hint?: string; [option: string]: unknown };

/** What a field is made from. */
interface Origin {
  shape: Shape;
  /** Values that the site has there: they say how long its texts are, and in which order they stand. */
  seen: unknown[];
  /** The YAML there, whose comments explain it. */
  node?: unknown;
}

export const factNames = [...siteFacts(defaultLanguage).keys()];

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

/** Shapes for keys that a site has added itself where it may: of several forms, that of the value there. */
function ownShapes({ additionalProperties: openShape }: Shape, value: unknown): Record<string, Shape> {
  if (typeof openShape !== "object") return {};
  const fits = (shape: Shape, inner: unknown) =>
    typeof inner === "object"
      ? shape.type === "object" &&
        Object.keys(Object(inner)).every((key) => shape.properties?.[key] ?? shape.additionalProperties)
      : shape.type === typeof inner || (shape.type === "integer" && typeof inner === "number");
  return Object.fromEntries(
    Object.entries(Object(value)).map(([key, inner]) => [
      key,
      (openShape.anyOf ?? [openShape]).find((shape) => fits(shape, inner)) ?? openShape,
    ]),
  );
}

/** The fields of a file: one for each key, or a single one where it is no object. */
export function fieldsOf(origin: Origin): Option[] {
  return origin.shape.properties ? keyFields(origin) : [fieldOf(wholeFile, true, origin)];
}

function keyFields({ shape, seen, node }: Origin): Option[] {
  const order = Object.keys(Object(seen[0]));
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.entries({ ...ownShapes(shape, seen[0]), ...shape.properties })
    .filter(([key]) => !otherCurrencies.includes(key))
    .toSorted(([one], [other]) => place(one) - place(other))
    .flatMap(([key, inner]) => {
      const pairs = isMap(node) ? node.items : [];
      const pair = pairs.find((pair) => isScalar(pair.key) && pair.key.value === key);
      const values = seen.map((value) => Object(value)[key]).filter((value) => value !== undefined);
      const isRequired = shape.required?.includes(key) ?? false;
      const field = fieldOf(key, isRequired, { shape: inner, seen: values, node: pair?.value });
      const comment = isScalar(pair?.key) && pair.key.commentBefore;
      return canBeFilled(field) ? [{ ...field, ...(comment && { hint: explanation(comment) }) }] : [];
    });
}

/** Whether there is anything to write or to choose: a site that lacks a list has neither names nor choices for it. */
function canBeFilled({ fields, options }: Option): boolean {
  return fields?.length !== 0 && (!Array.isArray(options) || options.length > 0);
}

function fieldOf(name: string, isRequired: boolean, { shape, seen, node }: Origin): Option {
  const [first = {}, other] = (shape.anyOf ?? [shape]).filter(({ type }) => type !== "null");
  const common: Option = {
    name: nameOf(name),
    label: labelOf(name),
    widget: "string",
    required: isRequired && first === shape,
    ...(shape.description && { hint: shape.description }),
  };
  if (other?.type === "array") {
    return { ...fieldOf(name, isRequired, { shape: other, seen: seen.flat() }), written: "one" };
  }
  if (other?.type === "object" && first.type === "string") {
    const fields = languages.map((language) => fieldOf(language, true, { shape: first, seen: [] }));
    return { ...common, widget: "object", fields, written: "same" };
  }
  if (other?.type === "object") return fieldOf(name, isRequired, { shape: ofAny(shape), seen });
  if (first.properties)
    return { ...common, widget: "object", fields: keyFields({ shape: first, seen, node }) };
  if (typeof first.additionalProperties === "object")
    return { ...common, ...keyedList(first.additionalProperties, seen) };
  const item = first.items || first.prefixItems?.[0];
  if (!item) return scalarField(common, first, seen, isRequired, shape !== first);
  if (item.enum) return { ...common, widget: "select", multiple: true, options: item.enum };
  const items = { shape: item, seen: seen.flat() };
  if (item.properties) return { ...common, widget: "list", collapsed: true, fields: keyFields(items) };
  return { ...common, widget: "list", field: fieldOf("item", true, items) };
}

/** A list of entries, each with its key. */
function keyedList(shape: Shape, seen: unknown[]) {
  const entry = { shape: ofAny(shape), seen: seen.flatMap((value) => Object.values(Object(value))) };
  const key = { name: entryKey, label: labelOf(entryKey), widget: "string" };
  const fields = entry.shape.properties ? keyFields(entry) : [fieldOf(entryValue, true, entry)];
  const summary = `{{fields.${entryKey}}}`;
  return { widget: "list", collapsed: true, summary, fields: [key, ...fields], written: "keyed" as const };
}

function scalarField(
  common: Option,
  { type, minLength = 0, maxLength, minimum, maximum = 0, pattern, ...shape }: Shape,
  seen: unknown[],
  isRequired: boolean,
  isNullable: boolean,
): Option {
  const emptiness = { ...(isRequired && { written: isNullable ? ("null" as const) : ("empty" as const) }) };
  if (shape.enum) return { ...common, widget: "select", options: shape.enum };
  if (type === "boolean") return { ...common, ...emptiness, widget: "boolean", required: false };
  if (type === "number" || type === "integer") {
    // JSON Schema says of every whole number how large it can be in JavaScript.
    const limits = { min: minimum, ...(maximum > 0 && maximum < 2 ** 50 && { max: maximum }) };
    const whole = { value_type: type === "integer" ? "int" : "float", step: type === "integer" ? 1 : 0.01 };
    return { ...common, widget: "number", ...whole, ...limits };
  }
  const hint = [common.hint, factHint(seen)].filter(Boolean).join(". ");
  return {
    ...common,
    ...emptiness,
    widget: seen.some((value) => String(value).length > 60) ? "text" : "string",
    required: common.required === true && minLength > 0,
    pattern: pattern ? [pattern, shape.description ?? labelOf("otherForm")] : closedBraces,
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

/** A shape with the keys of two. */
export function withBoth(one: Shape, other: Shape): Shape {
  if (!one.properties || !other.properties) return one;
  const properties = { ...one.properties };
  for (const [key, shape] of Object.entries(other.properties))
    properties[key] = properties[key] ? withBoth(properties[key], shape) : shape;
  return { ...one, properties, required: [...(one.required ?? []), ...(other.required ?? [])] };
}

/** One object for several, of which a value has the keys of one. */
function ofAny(shape: Shape): Shape {
  const [first = shape] = shape.anyOf ?? [];
  return first.type === "object" ? { ...(shape.anyOf ?? []).reduce(withBoth, first), required: [] } : shape;
}
