import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type Document, isMap, isScalar, type Pair, parseDocument } from "yaml";
import { readContent } from "#contract/copy/content-file.ts";
import { yamlOf } from "#site/editor/format.ts";

const draft = " draft: the sample's words";

const inEnglish = (name: string) => name.replace(/^copy\/\w+\//, "copy/en/").replace(/\.\w+\.md$/, ".en.md");

/**
 * Writes what the sample says where something is missing by a sentence of the check, marked as a draft, in the same
 * language or in English. Returns whether it could.
 */
export function fillFromSample(problem: string): boolean {
  const [, file = "", key = ""] = /^(\S+?\.(?:yaml|md))(?::\d+)?(?:: (\S+))? is missing/.exec(problem) ?? [];
  const [, rest] = /^.*?\/((?:copy|legal|facts)\/.*)$/.exec(file) ?? [];
  if (rest === undefined) return false;
  const counterpart = [`sample/${rest}`, `sample/${inEnglish(rest)}`].find((name) => existsSync(name));
  if (counterpart === undefined) return false;
  if (key === "") {
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(counterpart, file);
    if (file.endsWith(".yaml")) writeFileSync(file, `#${draft}\n${readFileSync(file, "utf8")}`);
    return true;
  }
  const path = key.split(".");
  const text = path.reduce<unknown>((value, part) => Object(value)[part], readContent(counterpart).data);
  if (text === undefined || file.endsWith(".md")) return false;
  const document = parseDocument(readFileSync(file, "utf8"));
  document.setIn(path, document.createNode(text));
  const pair = pairAt(document, path);
  if (isScalar(pair?.key)) pair.key.commentBefore = draft;
  writeFileSync(file, yamlOf(document));
  return true;
}

/**
 * Brings the words of a new site into line with its facts, by a sentence of the check: what is unknown goes, what is
 * missing comes from the sample, a question about what the site does not have goes, and another sentence becomes a gap.
 * Returns whether it could.
 */
export function settle(problem: string): boolean {
  const [, file = "", key = "", what = ""] =
    /^(\S+?\.yaml)(?::\d+)?: (\S+?):? (is not known here|is missing|unknown placeholder)/.exec(problem) ?? [];
  if (!file) return false;
  const path = key.split(".");
  const document = parseDocument(readFileSync(file, "utf8"));
  const [entry] = /^.*\b(?:questions|terms)\.items\.\w+/.exec(key) ?? [];
  if (what === "is not known here") document.deleteIn(path);
  else if (entry && what === "unknown placeholder") document.deleteIn(entry.split("."));
  else if (what === "is missing" && fillFromSample(problem)) return true;
  else {
    const gap = document.createNode("[to be written]");
    const parent = path.slice(0, -1);
    const pair = pairAt(document, path);
    if (pair) {
      if (isScalar(pair.key)) pair.key.commentBefore = ` the sample: ${document.getIn(path)}`;
      pair.value = gap;
    } else if (isMap(document.getIn(parent))) document.setIn(path, gap);
    // A gap that is a group of texts.
    else document.setIn(parent, document.createNode({ [path.at(-1) ?? ""]: gap }));
  }
  writeFileSync(file, yamlOf(document));
  return true;
}

/** A value in a file with its key, which holds its comment. */
function pairAt(document: Document, path: string[]): Pair | undefined {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1)) : document.contents;
  const nameOf = (key: unknown) => (isScalar(key) ? key.value : key);
  const pair = isMap(parent) ? parent.items.find(({ key }) => nameOf(key) === path.at(-1)) : undefined;
  // A pair that was just added has a plain key, which could have no comment.
  if (pair && !isScalar(pair.key)) pair.key = document.createNode(nameOf(pair.key));
  return pair;
}
