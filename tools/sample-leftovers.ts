import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { isPair, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { yamlIn } from "#contract/reader/content-file.ts";

/** A line, or a file, that is as the sample has it. */
interface Leftover {
  what: string;
  place: string;
}

const pictures = /\.(jpe?g|png|webp|avif|gif|svg|html)$/i;

/** Shorter texts are names and buttons, which anybody would write like that. */
const fewestWords = 8;

/**
 * What a site’s folder has from the sample, by value: pictures, ids, whole sentences. What the starter has too, is
 * anybody’s, and in another language what the sample says where both say the same in English.
 */
export function sampleLeftovers(project: string, folder: string): Leftover[] {
  const [sample, starter] = ["sample", "starter"].map((one) => join(project, one));
  if (!sample || !starter || !existsSync(sample) || folder === "sample") return [];
  const ofStarter = sentencesIn(starter);
  const ofSample = sentencesIn(sample);
  const anybodys = new Set(ofStarter.map(({ text }) => text));
  const places = new Set(ofSample.filter(({ text }) => anybodys.has(text)).map(placeOf));
  const texts = new Set(ofSample.filter((one) => !places.has(placeOf(one))).map(({ text }) => text));
  for (const text of anybodys) texts.delete(text);
  const drawn = new Set(filesIn(sample, pictures).map(({ hash }) => hash));
  for (const { hash } of filesIn(starter, pictures)) drawn.delete(hash);
  const own = join(project, folder);
  return [
    ...filesIn(own, pictures)
      .filter(({ hash }) => drawn.has(hash))
      .map(({ name }) => ({ what: "a picture of the sample", place: `${folder}/${name}` })),
    ...idsOf(own)
      .filter(({ key, text }) => idsOf(sample).some((one) => one.key === key && one.text === text))
      .filter(({ key, text }) => !idsOf(starter).some((one) => one.key === key && one.text === text))
      .map(({ line }) => ({ what: "an id or a number of the sample", place: `${folder}/site.yaml:${line}` })),
    ...sentencesIn(own)
      .filter(({ text }) => texts.has(text))
      .map(({ name, line }) => ({ what: "a sentence of the sample", place: `${folder}/${name}:${line}` })),
  ];
}

interface Sentence {
  name: string;
  line: number;
  text: string;
  /** Where it stands in YAML; a text in Markdown stands nowhere but in its file. */
  key?: string;
}

/** The file and the key of a sentence, whatever its language. */
const placeOf = ({ name, key, line }: Sentence) => `${name.replace(/^copy\/\w+\//, "copy/")} ${key ?? line}`;

/** The texts of a folder that say something: those of YAML files, and the paragraphs of Markdown. */
function sentencesIn(folder: string): Sentence[] {
  return globSync("{copy,articles,cases,legal,pages,people,trades}/**/*.{yaml,md}", { cwd: folder })
    .toSorted()
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), "utf8");
      const head = scalarsIn(yamlIn(text)).map((one) => ({ name, ...one }));
      return extname(name) === ".md"
        ? [...head, ...paragraphsIn(text).map((one) => ({ name, ...one }))]
        : head;
    })
    .filter(({ text }) => text.split(/\s+/).length >= fewestWords);
}

/** The texts in YAML, with their lines and keys. */
export function scalarsIn(yaml: string): { line: number; text: string; key: string }[] {
  const lineCounter = new LineCounter();
  const found: { line: number; text: string; key: string }[] = [];
  visit(parseDocument(yaml, { lineCounter }), {
    Scalar(position, node, path) {
      if (position === "key" || typeof node.value !== "string") return;
      const keys = path.flatMap((part) => (isPair(part) && isScalar(part.key) ? [part.key.value] : []));
      const key = [...keys, ...(typeof position === "number" ? [position] : [])].join(".");
      found.push({ line: lineCounter.linePos(node.range?.[0] ?? 0).line, text: node.value, key });
    },
  });
  return found;
}

function paragraphsIn(markdown: string): { line: number; text: string }[] {
  return markdown.split("\n").map((text, index) => ({ line: index + 1, text: text.trim() }));
}

/** What `site.yaml` says at each key of identity and measurement. */
function idsOf(folder: string): { key: string; line: number; text: string }[] {
  const file = join(folder, "site.yaml");
  if (!existsSync(file)) return [];
  const lineCounter = new LineCounter();
  const ids: { key: string; line: number; text: string }[] = [];
  visit(parseDocument(readFileSync(file, "utf8"), { lineCounter }), {
    Pair(_, { key, value }) {
      if (
        isScalar(key) &&
        isScalar(value) &&
        typeof value.value === "string" &&
        /\d|@|:\/\//.test(value.value)
      )
        ids.push({
          key: String(key.value),
          line: lineCounter.linePos(value.range?.[0] ?? 0).line,
          text: value.value,
        });
    },
  });
  return ids;
}

function filesIn(folder: string, kind: RegExp): { name: string; hash: string }[] {
  return globSync("**/*.*", { cwd: folder })
    .filter((name) => kind.test(name) && !/^(fonts|flags|typefaces)\//.test(name))
    .toSorted()
    .map((name) => ({
      name,
      hash: createHash("sha256")
        .update(readFileSync(join(folder, name)))
        .digest("hex"),
    }));
}
