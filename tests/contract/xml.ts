export interface XmlElement {
  /** With its prefix, such as `atom:link`. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Direct text content with entities decoded. */
  readonly text: string;
}

const name = String.raw`[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?`;
const token = new RegExp(
  String.raw`<(?<open>${name})(?<attributes>(?:\s+${name}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>/?)>` +
    String.raw`|</(?<close>${name})\s*>|(?<text>[^<]+)`,
  "y",
);
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

interface Open {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

/**
 * The root element of an XML document. Throws if the document is malformed, or uses a feature that none of the site's
 * documents needs: comments, CDATA sections, processing instructions.
 */
export function parseXml(xml: string): XmlElement {
  const content = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/, "").trimEnd();
  const roots: XmlElement[] = [];
  const open: Open[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < content.length) {
    const place = token.lastIndex;
    const groups = token.exec(content)?.groups;
    if (!groups) throw new Error(`not well formed: ${content.slice(place, place + 80)}`);
    const siblings = open.at(-1)?.children ?? roots;
    if (groups["text"] !== undefined) {
      const parent = open.at(-1);
      if (!parent) throw new Error(`text outside the root: ${groups["text"]}`);
      parent.text += resolve(groups["text"]);
    } else if (groups["close"] !== undefined) {
      const ended = open.pop();
      if (ended?.name !== groups["close"]) throw new Error(`</${groups["close"]}> ends <${ended?.name}>`);
    } else {
      const element: Open = {
        name: groups["open"] ?? "",
        attributes: attributesIn(groups["attributes"] ?? ""),
        children: [],
        text: "",
      };
      siblings.push(element);
      if (!groups["empty"]) open.push(element);
    }
  }
  const [root, ...more] = roots;
  if (!root || more.length > 0 || open.length > 0) throw new Error("a document has one element at its root");
  return root;
}

/** The children of an element with a given name. */
export function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** The text of the only child with a given name. */
export function textOf(element: XmlElement, name: string): string {
  const [child, ...more] = childrenOf(element, name);
  if (!child || more.length > 0) throw new Error(`<${element.name}> has ${more.length + 1} <${name}>`);
  return child.text;
}

function attributesIn(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, key = "", value = ""] of text.matchAll(/([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g)) {
    if (key in attributes) throw new Error(`the attribute ${key} stands twice`);
    attributes[key] = resolve(value.slice(1, -1));
  }
  return attributes;
}

/** Text with entities decoded; throws on an unescaped ampersand. */
function resolve(text: string): string {
  return text.replace(/&([^;\s]*;)?/g, (reference, body?: string) => {
    const entity = body?.slice(0, -1) ?? "";
    const [, hexadecimal, decimal] = entity.match(/^#(?:x([\da-f]+)|(\d+))$/i) ?? [];
    if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    const character = entities[entity];
    if (character === undefined) throw new Error(`an unknown reference: ${reference}`);
    return character;
  });
}
