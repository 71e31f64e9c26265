import {
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  visit,
  YAMLMap,
  YAMLSeq,
} from "yaml";

/** A field of the editor, as far as it says how its value is written. */
export interface Field {
  name: string;
  widget: string;
  required?: boolean;
  fields?: Field[];
  field?: Field;
  written?: Written;
}

/**
 * What the editor knows only as something else: entries under keys, a list that may be written as its only item, an
 * object that may be written as the one value of all its keys; a text that is empty where there is none, or null.
 */
export type Written = "keyed" | "one" | "same" | "empty" | "null";

type Data = Record<string, unknown>;

/** Where entries of the editor keep what they were read from: it hands on what it has no field for. */
const sourceKey = "writtenSource";

/** The fields of an entry under a key: the key, and its value where that is no object. */
export const entryKey = "entryKey";
export const entryValue = "entryValue";

/** The field that a whole file is where it is no object. */
export const wholeFile = "wholeFile";

const style = { lineWidth: 0, singleQuote: true } as const;

/** Reads a file as the editor shows it. */
export function readEntry(text: string, fields: Field[]): Data {
  const { document, body } = partsOf(text);
  return { ...readFields(document.toJS() ?? {}, fields), ...body, [sourceKey]: text };
}

/** Writes an entry of the editor into the file that it was read from: what did not change stays as it is, to the comment. */
export function writeEntry({ [sourceKey]: source = "", ...data }: Data, fields: Field[]): string {
  const { document } = partsOf(String(source));
  const [whole] = fields;
  document.contents = (
    whole?.name === wholeFile
      ? written(document, document.contents, data[wholeFile], whole)
      : writtenFields(document, document.contents, data, fields)
  ) as typeof document.contents;
  padFlow(document);
  const head = document.toString(style);
  return fields.some(({ name }) => name === "body") ? `---\n${head}---\n\n${data["body"] ?? ""}\n` : head;
}

/** Writes `[a, b]`, but `{ a: 1 }`: the package pads both or none. */
function padFlow(document: Document): void {
  const padded = (node: YAMLMap | YAMLSeq, padding: string) => {
    const { toString: written } = Object.getPrototypeOf(node);
    node.toString = (context, ...rest) =>
      written.call(node, { ...context, flowCollectionPadding: padding }, ...rest);
  };
  visit(document, { Map: (_, map) => padded(map, " "), Seq: (_, list) => padded(list, "") });
}

/** The YAML of a file, and the text below it in Markdown. */
function partsOf(text: string): { document: Document; body: Data } {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(text) ?? [];
  return {
    document: parseDocument(head ?? text) as Document,
    body: body === undefined ? {} : { body: body.trim() },
  };
}

function readFields(value: unknown, fields: Field[]): Data {
  const [whole] = fields;
  if (whole?.name === wholeFile) return { [wholeFile]: read(value, whole) };
  const known = fields.filter(({ name }) => Object.hasOwn(Object(value), name));
  return Object.fromEntries(known.map((field) => [field.name, read(Object(value)[field.name], field)]));
}

function read(value: unknown, field: Field): unknown {
  if (value === null || value === undefined) return undefined;
  const { fields = [], written } = field;
  if (written === "keyed") return Object.entries(value).map(([key, entry]) => readKeyed(key, entry, fields));
  if (field.widget === "list" || written === "one")
    return [value]
      .flat()
      .map((item) => (field.fields ? readFields(item, fields) : read(item, field.field ?? plain)));
  if (field.widget !== "object") return value;
  return typeof value === "object"
    ? readFields(value, fields)
    : Object.fromEntries(fields.map(({ name }) => [name, value]));
}

function readKeyed(key: string, entry: unknown, fields: Field[]): Data {
  const single = fields.find(({ name }) => name === entryValue);
  return { [entryKey]: key, ...(single ? { [entryValue]: read(entry, single) } : readFields(entry, fields)) };
}

const plain: Field = { name: "", widget: "string" };

/** The node of a value, the one it had if it says the same; undefined where nothing is written. */
function written(document: Document, old: unknown, value: unknown, field: Field, isFlow = false): unknown {
  const { fields = [] } = field;
  if (old === undefined && (value === undefined || isEmptyList(value))) return;
  if (field.written === "one" && isScalar(old) && [value].flat().length === 1)
    return writtenScalar(document, old, [value].flat()[0], field);
  if (field.written === "keyed") return writtenKeyed(document, old, value, field, isFlow);
  if (field.widget === "list" || field.written === "one")
    return writtenList(document, old, value, field, isFlow);
  if (field.widget !== "object") return writtenScalar(document, old, value, field);
  const values = fields.map(({ name }) => Object(value)[name]);
  if (isScalar(old) && values.every((one) => one === values[0]))
    return writtenScalar(document, old, values[0], field);
  return writtenFields(document, old, value, fields, isFlow, field.required === false);
}

function writtenScalar(document: Document, old: unknown, value: unknown, field: Field): unknown {
  // An option that is off goes, unless every site says whether it is on.
  const isOff = value === false && field.written !== "empty";
  const isEmpty = value === undefined || value === null || value === "" || isOff;
  if (isScalar(old)) {
    const known = typeof old.value === "string" ? old.value.trim() : old.value;
    if (known === value || (isEmpty && (known === null || known === ""))) return old;
  }
  if (isEmpty && (old === undefined || old === null || !["empty", "null"].includes(field.written ?? "")))
    return;
  const next = isEmpty ? (field.written === "null" ? null : "") : value;
  if (!isScalar(old)) return document.createNode(next);
  old.value = next;
  return old;
}

function writtenFields(
  document: Document,
  old: unknown,
  value: unknown,
  fields: Field[],
  isFlow = false,
  mayBeAbsent = false,
): unknown {
  const map = isMap(old) ? old : newMap(isFlow);
  let place = 0;
  for (const field of fields) {
    if (field.name === "body" || field.name === entryKey) continue;
    const at = map.items.findIndex((pair) => keyOf(pair) === field.name);
    const node = written(
      document,
      map.items[at]?.value ?? undefined,
      Object(value)[field.name],
      field,
      isFlow,
    );
    if (node === undefined) {
      if (at >= 0) map.items.splice(at, 1);
    } else if (at >= 0) {
      const pair = map.items[at];
      if (pair) pair.value = node as Node;
      place = at + 1;
    } else {
      map.items.splice(place, 0, document.createPair(field.name, node));
      place += 1;
    }
  }
  return mayBeAbsent && map.items.length === 0 ? undefined : map;
}

/** Entries under their keys, in their order. */
function writtenKeyed(
  document: Document,
  old: unknown,
  value: unknown,
  field: Field,
  isFlow: boolean,
): unknown {
  const { fields = [] } = field;
  const map = isMap(old) ? old : newMap(isFlow);
  const entries = Array.isArray(value) ? (value as Data[]) : [];
  const inFlow = map.items.some((pair) => (pair.value as YAMLMap | null)?.flow === true);
  const single = fields.find(({ name }) => name === entryValue);
  map.items = entries.map((entry) => {
    const key = String(entry[entryKey] ?? "");
    const pair: Pair = map.items.find((item) => keyOf(item) === key) ?? document.createPair(key, undefined);
    const before = pair.value ?? undefined;
    pair.value = single
      ? written(document, before, entry[entryValue], { written: "empty", ...single }, inFlow)
      : writtenFields(document, before, entry, fields, inFlow);
    return pair;
  });
  return map;
}

/** A list whose items keep their nodes, wherever they are moved. */
function writtenList(
  document: Document,
  old: unknown,
  value: unknown,
  field: Field,
  isFlow: boolean,
): unknown {
  const list = isSeq(old) ? old : newList(isFlow);
  const values = Array.isArray(value) ? value : [];
  const read = (node: unknown) => JSON.stringify(readItem(JSON.parse(JSON.stringify(node)), field));
  const left = new Map(list.items.map((node, index) => [index, node]));
  const kept = values.map((item) => {
    const [index] = [...left].find(([, node]) => read(node) === JSON.stringify(item)) ?? [];
    const node = index === undefined ? undefined : left.get(index);
    if (index !== undefined) left.delete(index);
    return node;
  });
  const inFlow = list.items.some((item) => (item as YAMLMap).flow === true);
  list.items = values.map((item, index) => {
    const before = kept[index] ?? (left.size > 0 && left.has(index) ? left.get(index) : undefined);
    if (before !== undefined) left.delete(index);
    if (kept[index] !== undefined) return kept[index];
    return field.fields
      ? writtenFields(document, before, item, field.fields, inFlow)
      : written(document, before, item, { written: "empty", ...(field.field ?? plain) }, inFlow);
  });
  return list;
}

function readItem(item: unknown, field: Field): unknown {
  return field.fields ? readFields(item, field.fields) : read(item, field.field ?? plain);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function newMap(isFlow: boolean): YAMLMap {
  const map = new YAMLMap();
  map.flow = isFlow;
  return map;
}

function newList(isFlow: boolean): YAMLSeq {
  const list = new YAMLSeq();
  list.flow = isFlow;
  return list;
}

function keyOf(pair: unknown): string {
  return isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : "";
}
