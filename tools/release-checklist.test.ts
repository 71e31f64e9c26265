import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { releaseChecklist } from "#tools/release-checklist.ts";

let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), "release-checklist-"));
});
afterEach(() => rm(project, { recursive: true, force: true }));

async function write(name: string, text: string): Promise<void> {
  const file = join(project, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

test("values reserved for examples are reported with their line, comments are ignored", async () => {
  await write("site.config.ts", '// mail@orvane.example\nconst street = "1 rue de l’Exemple";\n');
  expect(await releaseChecklist(project)).toEqual([
    expect.objectContaining({ kind: "Still the sample's", place: "site.config.ts:2" }),
  ]);
});

test("the sample's mark, entries that are called a sample and drawn portraits are reported", async () => {
  await write("content/brand/mark.svg", '<svg>\n<path d="M10 14h12v4H10z"/>\n</svg>');
  await write("content/cases/one/facts.yaml", "order: 1\nsample: true\n");
  await write("content/people/ana/portrait.html", "<svg></svg>");
  await write("content/people/rui/portrait.html", "<svg></svg>");
  await write("content/people/rui/portrait.jpg", "");
  expect((await releaseChecklist(project)).map(({ place }) => place)).toEqual([
    "content/brand/mark.svg:2",
    "content/cases/one/facts.yaml:2",
    "content/people/ana/portrait.html",
  ]);
});
