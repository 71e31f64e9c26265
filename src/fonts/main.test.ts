import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { create, type Font } from "fontkitten";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { letters } from "#src/fonts/letters.ts";
import typeface from "#src/fonts/typeface.json" with { type: "json" };
import { variableFamily } from "#src/fonts/variable-family.ts";
import { installFamily, type MadeFamily } from "#tests/made-family.ts";

const project = join(import.meta.dirname, "../..");
const root = mkdtempSync(join(tmpdir(), "fonts-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What the command reads and writes, besides the packages. */
const touched = [
  "package-lock.json",
  "THIRD-PARTY-LICENCES.md",
  "public/licences.txt",
  "src/elements/LUCIDE.txt",
  "src/fonts/typeface.json",
];
for (const file of touched) cpSync(join(project, file), join(root, file), { recursive: true });
mkdirSync(join(root, "node_modules"));
for (const name of readdirSync(join(project, "node_modules"))) {
  symlinkSync(join(project, "node_modules", name), join(root, "node_modules", name));
}

/** Runs the command as `npm run fonts -- <words>` does. */
function run(...words: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(project, "src/fonts/main.ts"), ...words],
      { cwd: root },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
    );
  });
}

const written = (file: string) => readFileSync(join(root, file));

function open(file: string): Font {
  const font = create(written(`src/fonts/${file}`));
  if (font.isCollection) throw new Error("a file with several fonts");
  return font;
}

test("for the present family, the command writes what is in the project", async () => {
  rmSync(join(root, "src/fonts/display.woff2"), { force: true });
  expect(await run()).toMatchObject({ code: 0 });
  const files = readdirSync(join(root, "src/fonts"));
  expect(files).toEqual(expect.arrayContaining(["faces.css", "text.woff2", "card-500.woff", "LICENCE.txt"]));
  for (const file of [...files.map((name) => `src/fonts/${name}`), ...touched]) {
    expect(written(file).equals(readFileSync(join(project, file))), file).toBe(true);
  }
});

describe("for another family, without optical sizes and with fewer weights", () => {
  let said = "";
  beforeAll(async () => {
    await installFamily(root, { name: "Nord Sans", weights: { min: 450, max: 650 } });
    ({ said } = await run("Nord", "Sans"));
  });

  test("one file serves headings and text, in the weights the family has", () => {
    const faces = written("src/fonts/faces.css").toString();
    expect(faces.match(/url\(".*?"\)/g)).toEqual(['url("./text.woff2")', 'url("./text.woff2")']);
    expect(readdirSync(join(root, "src/fonts"))).not.toContain("display.woff2");
    expect(open("text.woff2").variationAxes).toMatchObject({ wght: { min: 450, max: 650 } });
    // Declared as the styles ask for them, so that browsers do not embolden the boldest.
    expect(faces).toContain("font-weight: 500 700;\n  font-display");
    expect(faces).toContain("font-weight: 400 700;\n  font-display");
  });

  test("the cards get two fixed weights", () => {
    for (const weight of [500, 700]) expect(open(`card-${weight}.woff`).variationAxes).toEqual({});
    expect(written("src/fonts/card-500.woff")).not.toEqual(written("src/fonts/card-700.woff"));
  });

  test("its name and licence are where the pages and lists take them from", () => {
    expect(JSON.parse(written("src/fonts/typeface.json").toString())).toMatchObject({
      name: "Nord Sans",
      licence: "OFL-1.1",
    });
    for (const file of ["src/fonts/LICENCE.txt", "public/licences.txt"]) {
      expect(written(file).toString()).toContain("The licence of Nord Sans");
    }
    for (const file of ["THIRD-PARTY-LICENCES.md", "public/licences.txt"]) {
      expect(written(file).toString()).toContain("Nord Sans, cut down");
      expect(written(file).toString()).not.toContain(typeface.name);
    }
    expect(said).toContain(`npm uninstall ${typeface.package}`);
  });
});

describe("a family that does not fit is refused in one sentence:", () => {
  test.each<[why: string, made: MadeFamily, sentence: RegExp]>([
    [
      "no upright Latin letters",
      { name: "Nord Kana", script: "kana" },
      /^Nord Kana has no upright Latin letters whose weight varies\.$/,
    ],
    [
      "no bold",
      { name: "Nord Light", weights: { min: 300, max: 500 } },
      /^Nord Light has the weights 300 to 500, and the site needs at least 500 to 600\.$/,
    ],
    [
      "letters missing",
      { name: "Nord ASCII", has: letters.replace(/[œß]/g, "") },
      /^Nord ASCII lacks letters that the site prints: œ ß\.$/,
    ],
    ["another licence", { name: "Nord Free", licence: "UFL-1.0" }, /^Nord Free is under UFL-1\.0, .*\.$/],
  ])("%s", async (_why, made, sentence) => {
    await installFamily(root, made);
    expect(() => variableFamily(root, made.name)).toThrow(sentence);
  });

  test.each(["nowhere", "../../src"])("%s is not installed, and nothing is written", async (name) => {
    const present = () => readdirSync(join(root, "src/fonts")).map((file) => written(`src/fonts/${file}`));
    const before = present();
    const { code, said } = await run(name);
    expect(code).toBe(1);
    expect(said).toMatch(/is not installed: run `npm install -D @fontsource-variable\/.*\.\n$/);
    expect(present()).toEqual(before);
  });
});
