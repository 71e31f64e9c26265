/**
 * Run by `npm run build:fixture`: makes about the smallest site there can be, by the command that makes an owner's. Two
 * languages, the main one a language that the sample does not have; a currency that is not its first; one service; no
 * cases, articles or trades. What the check names is mended as an owner would: removed, or written plainly.
 */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type Document, isScalar, parseDocument } from "yaml";

const folder = "tests/fixture";
const plain = "Uma frase simples";

rmSync(folder, { recursive: true, force: true });
run("tools/new.ts", folder, ...answers());
for (const file of globSync(`${folder}/**/*.{yaml,md}`)) {
  const text = readFileSync(file, "utf8");
  if (!file.endsWith("redirects.yaml")) writeFileSync(file, text.replace(/\[[a-z][a-z ]+\]/g, plain));
}
const portrait = sharp({ create: { width: 640, height: 640, channels: 3, background: "grey" } });
await portrait.toFile(join(folder, "people/rita-moura/portrait.jpg"));
for (let problems = check(); problems !== ""; problems = check()) {
  const mended = problems.split("\n").filter((problem) => mend(problem));
  if (mended.length === 0) throw new Error(`a site that was made from the sample has\n${problems}`);
}

function answers(): string[] {
  const given = {
    name: "Olaria",
    url: "https://olaria.example",
    person: "Rita Moura",
    phone: "+44 20 7946 0123",
    city: "Cambridge",
    country: "GB",
    languages: "pt,en",
    currencies: "GBP",
    services: "design",
  };
  return Object.entries(given).flatMap(([name, value]) => [`--${name}`, value]);
}

/** Runs one of the project's programs on the fixture; returns what it complains about. */
function run(...words: string[]): string {
  const { stderr } = spawnSync(process.execPath, words, {
    env: { ...process.env, SITE: words[0] === "tools/new.ts" ? "" : folder },
    encoding: "utf8",
  });
  return stderr.trim();
}

function check(): string {
  return run("tools/check-content.ts");
}

/** Mends what a line of the check names; false if it does not say where. */
function mend(problem: string): boolean {
  const [, file = "", place = "", what = ""] =
    /^(\S+\.yaml)(?::\d+)?: ([\w.]+)(?: (?=is )|: )(.*)$/.exec(problem) ?? [];
  if (file === "") return false;
  const document: Document = parseDocument(readFileSync(file, "utf8"));
  const path = place.split(".");
  if (what === "is not known here") {
    if (document.hasIn(path)) document.deleteIn(path);
  } else {
    // A sentence that was put where several are meant gives way to them.
    for (const [depth] of path.entries())
      if (isScalar(document.getIn(path.slice(0, depth), true)))
        document.setIn(path.slice(0, depth), document.createNode({}));
    document.setIn(path, plain);
  }
  writeFileSync(file, document.toString({ lineWidth: 0 }));
  return true;
}
