import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  Pair,
  parseDocument,
  Scalar,
  visit,
  YAMLMap,
  YAMLSeq,
} from "yaml";

/** A field of the editor, as far as it says how its value is written. */
export interface Field {
  name: string;
  widget: string;
  /** Whether it is a choice of several. */
  multiple?: boolean;
  fields?: Field[];
  field?: Field;
  /**
   * What the editor knows only as something else: entries under keys, a list that may be written as its only item, an
   * object that may be written as the one value of all its keys, a value that is empty or null where there is none.
   */
  written?: "keyed" | "one" | "same" | "empty" | "null";
}

type Data = Record<string, unknown>;

/** The name of a field for a key: the CMS takes no spaces and some signs, and a number for a place in a list. */
export function nameOf(key: string): string {
  const codeOf = (sign: string) => `%${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return key.replaceAll(/[\s.*:<>%]|^\d(?=\d*$)/g, codeOf);
}

/** The key that a field is for. */
function keyFor({ name }: Field): string {
  return name.replaceAll(/%([\da-f]{4})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Where an entry of the editor keeps the file it was read from. */
const sourceKey = "writtenSource";

/** The fields of an entry under a key: the key, and its value where that is no object. */
export const entryKey = "entryKey";
export const entryValue = "entryValue";

/** The field that a whole file is where it is no object. */
export const wholeFile = "wholeFile";

/** The field of the text below the YAML in Markdown. */
export const body = "body";

/**
 * The fields of a picture to be put beside the text, and of what it shows: with that, it is shown below the last
 * paragraph.
 */
export const newPicture = "newPicture";
export const newPictureShows = "newPictureShows";

/** Fields that are no key of the YAML. */
const virtualFields = [entryKey, body, newPicture, newPictureShows];

/** Reads a file as the editor shows it. */
export function readEntry(text: string, fields: Field[]): Data {
  const { document, below } = partsOf(text);
  const content = fields[0]?.name === wholeFile ? { [wholeFile]: document.toJS() } : document.toJS();
  return { ...readFields(content, fields), ...(below !== undefined && { [body]: below }), [sourceKey]: text };
}

/** Writes an entry of the editor into the file that it was read from: what has not changed stays, comments and all. */
export function writeEntry({ [sourceKey]: source = "", ...data }: Data, fields: Field[]): string {
  const { document } = partsOf(String(source));
  const [whole] = fields;
  const contents = document.contents ?? undefined;
  Object.assign(document, {
    contents:
      whole?.name === wholeFile ? nodeOf(contents, data[wholeFile], whole) : mapOf(contents, data, fields),
  });
  const yaml = yamlOf(document);
  return fields.some(({ name }) => name === body) ? `---\n${yaml}---\n\n${bodyOf(data)}\n` : yaml;
}

function bodyOf({ [body]: text = "", [newPicture]: file, [newPictureShows]: shows }: Data): string {
  // What is saved again has it already.
  if (!file || !shows || String(text).includes(`](${file})`)) return String(text);
  return `${text}\n\n![${shows}](${file})`;
}

function partsOf(text: string): { document: Document; below: string | undefined } {
  const [, head, below] = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(text) ?? [];
  return { document: parseDocument(head ?? text) as Document, below: below?.trim() };
}

/** A document as the files of a site are written: a sentence on a line. */
function yamlOf(document: Document): string {
  padFlow(document);
  return document.toString({ lineWidth: 0, singleQuote: true });
}

/** Writes `[a, b]`, but `{ a: 1 }`: the package pads both or none. */
function padFlow(document: Document): void {
  const padded = (node: YAMLMap | YAMLSeq, flowCollectionPadding: string) => {
    const { toString: write } = Object.getPrototypeOf(node);
    node.toString = (context, ...rest) => write.call(node, { ...context, flowCollectionPadding }, ...rest);
  };
  visit(document, { Map: (_, map) => padded(map, " "), Seq: (_, list) => padded(list, "") });
}

function readFields(value: unknown, fields: Field[]): Data {
  const presentFields = fields.filter((field) => Object.hasOwn(Object(value), keyFor(field)));
  return Object.fromEntries(
    presentFields.map((field) => [field.name, readValue(Object(value)[keyFor(field)], field)]),
  );
}

function readValue(value: unknown, field: Field): unknown {
  if (value === null || value === undefined) return undefined;
  const { fields = [] } = field;
  if (field.written === "keyed") {
    const isSingle = fields.some(({ name }) => name === entryValue);
    return Object.entries(value).map(([key, entry]) => ({
      [entryKey]: key,
      ...readFields(isSingle ? { [entryValue]: entry } : entry, fields),
    }));
  }
  if (isList(field)) return [value].flat().map((item) => readItem(item, field));
  if (field.widget !== "object") return value;
  return typeof value === "object"
    ? readFields(value, fields)
    : Object.fromEntries(fields.map(({ name }) => [name, value]));
}

function readItem(item: unknown, { fields, field = plain }: Field): unknown {
  return fields ? readFields(item, fields) : readValue(item, field);
}

const plain: Field = { name: "item", widget: "string", written: "empty" };

function isList({ widget, multiple, written }: Field): boolean {
  return widget === "list" || multiple === true || written === "one";
}

/** The node of a value, the one it had if it says the same; undefined where nothing is written. */
function nodeOf(old: unknown, value: unknown, field: Field): unknown {
  const { fields = [] } = field;
  const values = [value].flat();
  if (old === undefined && (value === undefined || values.length === 0)) return;
  if (field.written === "one" && isScalar(old) && values.length === 1) return scalarOf(old, values[0], field);
  if (field.written === "keyed") return keyedMapOf(old, values as Data[], fields);
  if (isList(field)) return listNodeOf(old, values, field);
  if (field.widget !== "object") return scalarOf(old, value, field);
  const innerValues = fields.map(({ name }) => Object(value)[name]);
  if (isScalar(old) && innerValues.every((one) => one === innerValues[0]))
    return scalarOf(old, innerValues[0], plain);
  const map = mapOf(old, value, fields);
  return old === undefined && map.items.length === 0 ? undefined : map;
}

function scalarOf(old: unknown, value: unknown, { written }: Field): unknown {
  // An option that is off goes, unless every site says whether it is on.
  const isEmpty = isNothing(value) || (value === false && written !== "empty");
  if (isScalar(old) && (isSame(old.value, value) || (isEmpty && isNothing(old.value)))) return old;
  const emptyValue = written === "empty" ? "" : written === "null" ? null : undefined;
  if (isEmpty && (old === undefined || emptyValue === undefined)) return;
  const node = isScalar(old) ? old : new Scalar(null);
  node.value = isEmpty ? emptyValue : value;
  return node;
}

const isNothing = (value: unknown) => value === undefined || value === null || value === "";

function isSame(old: unknown, value: unknown): boolean {
  return typeof old === "string" ? old.trim() === value : old === value;
}

/** What has no field stays; a new key comes after the one that its field comes after. */
function mapOf(old: unknown, value: unknown, fields: Field[]): YAMLMap {
  const map = isMap(old) ? old : new YAMLMap();
  let place = 0;
  for (const field of fields.filter(({ name }) => !virtualFields.includes(name))) {
    const at = map.items.findIndex((pair) => keyOf(pair) === keyFor(field));
    const node = nodeOf(map.items[at]?.value ?? undefined, Object(value)[field.name], field);
    const pair = map.items[at] ?? new Pair<unknown, unknown>(new Scalar(keyFor(field)));
    pair.value = node;
    if (at >= 0 && node === undefined) map.items.splice(at, 1);
    else if (at < 0 && node !== undefined) map.items.splice(place, 0, pair);
    if (node !== undefined) place = map.items.indexOf(pair) + 1;
  }
  return map;
}

/** Entries under their keys, in their order. */
function keyedMapOf(old: unknown, entries: Data[], fields: Field[]): YAMLMap {
  const map = isMap(old) ? old : new YAMLMap();
  const single = fields.find(({ name }) => name === entryValue);
  map.items = entries.map((entry) => {
    const key = String(entry[entryKey] ?? "");
    const pair = map.items.find((item) => keyOf(item) === key) ?? new Pair<unknown, unknown>(new Scalar(key));
    const before = pair.value ?? undefined;
    pair.value = single
      ? nodeOf(before, entry[entryValue], { written: "empty", ...single })
      : mapOf(before, entry, fields);
    return pair;
  });
  return map;
}

/** A list whose items keep their nodes, wherever they are moved. */
function listNodeOf(old: unknown, values: unknown[], field: Field): YAMLSeq {
  const list = isSeq(old) ? old : new YAMLSeq();
  const freeNodes = new Set(list.items);
  const meaningOf = (node: unknown) => JSON.stringify(readItem(JSON.parse(JSON.stringify(node)), field));
  const reusedNodes = values.map((value) => {
    const node = [...freeNodes].find((node) => meaningOf(node) === JSON.stringify(value));
    freeNodes.delete(node);
    return node;
  });
  list.items = values.map((value, index) => {
    if (reusedNodes[index]) return reusedNodes[index];
    const before = freeNodes.has(list.items[index]) ? list.items[index] : undefined;
    return field.fields
      ? mapOf(before, value, field.fields)
      : nodeOf(before, value, { ...plain, ...field.field });
  });
  return list;
}

function keyOf({ key }: Pair<unknown, unknown>): string {
  return isScalar(key) ? String(key.value) : "";
}
