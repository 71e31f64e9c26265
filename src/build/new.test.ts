import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { newArticle, newCase } from "#src/build/new-content.ts";
import { newLanguage } from "#src/build/new-language.ts";
import { newScreen } from "#src/build/new-screen.ts";
import { languages } from "#src/languages.ts";

let project: string;

const read = (file: string) => readFile(join(project, file), "utf8");

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "new-"));
  const texts = (file: string) => !/\.(avif|webp|svg|woff2)$/.test(file) && !file.includes("node_modules");
  for (const name of ["content", "src/routes.ts", "src/languages.ts", "src/styles"]) {
    await cp(name, join(project, name), { recursive: true, filter: texts });
  }
});

afterAll(() => rm(project, { recursive: true, force: true }));

test("an article and a case are drafts in every language, with an id and a place of their own", async () => {
  const first = await newArticle(project, "first-article");
  expect(first.files).toHaveLength(1 + languages.length);
  await newArticle(project, "second-article");
  const idOf = async (name: string) =>
    Number((await read(`content/articles/${name}/facts.yaml`)).match(/^id: (\d+)/m)?.[1]);
  expect(await idOf("second-article")).toBe((await idOf("first-article")) + 1);
  const own = await newCase(project, "first-case");
  expect(own.files).toHaveLength(2 + languages.length);
  for (const file of [...first.files, ...own.files].filter((one) => one.endsWith("facts.yaml"))) {
    expect(await read(file)).toMatch(/^draft: true$/m);
  }
});

test("a screen gets an address, a name, copy and a page, and is listed", async () => {
  const { files } = await newScreen(project, "open-days");
  for (const language of languages) {
    expect(await read(`content/copy/${language}/addresses.ts`)).toMatch(
      /^ {2}openDays: "[^"]*\/open-days",$/m,
    );
    expect(await read(`content/copy/${language}/layout.ts`)).toContain('openDays: "Open days"');
    expect(await read(`content/copy/${language}/index.ts`)).toMatch(/^ {2}openDays,$/m);
  }
  expect(await read("src/routes.ts")).toContain('openDays: "company"');
  expect(files).toContain("src/pages/[...openDays].astro");
  expect(errorsOf(files.filter((file) => /\.tsx?$/.test(file)))).toEqual([]);
});

/** What the compiler says of new files, in a project that is otherwise as this one. */
function errorsOf(files: readonly string[]): string[] {
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files, include: [] }, ts.sys, process.cwd());
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile: readText } = host;
  const placeOf = (file: string) => {
    const place = join(project, relative(process.cwd(), file));
    return fileExists(place) ? place : file;
  };
  host.fileExists = (file) => fileExists(placeOf(file));
  host.readFile = (file) => readText(placeOf(file));
  const program = ts.createProgram(
    files.map((file) => join(process.cwd(), file)),
    options,
    host,
  );
  return program
    .getRootFileNames()
    .flatMap((file) =>
      program
        .getSemanticDiagnostics(program.getSourceFile(file))
        .map(
          ({ messageText }) =>
            `${relative(process.cwd(), file)}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`,
        ),
    );
}

test("a language gets its entry, an accent colour, a contact person, and texts to translate", async () => {
  const { files } = await newLanguage(project, "sv");
  expect(await read("src/languages.ts")).toMatch(/^ {2}sv: \{ locale: "sv-SE"/m);
  expect(files).toContain("content/copy/sv/addresses.ts");
  expect(await read("content/copy/sv/addresses.ts")).toContain('home: "/sv"');
  expect(files).toContain("content/legal/privacy/sv.md");
  expect((await read("src/styles/tokens.css")).match(/:root:lang\(sv\)/g)).toHaveLength(2);
  expect(await read("content/facts/team.ts")).toMatch(/languages: \[[^\]]*"sv"\],\s*answers: \[[^\]]*"sv"\]/);
  for (const file of files.filter((one) => one.endsWith("facts.yaml"))) {
    const { sv, ...others } = parse(await read(file)).place;
    expect(Object.values(others)).toContain(sv);
  }
});

describe("nothing is overwritten", () => {
  test("if it already exists", async () => {
    await newArticle(project, "third-article");
    await expect(newArticle(project, "third-article")).rejects.toThrow("is there already");
    await expect(newScreen(project, "contact")).rejects.toThrow("there is a screen contact already");
    await expect(newLanguage(project, languages[0] ?? "")).rejects.toThrow("already");
  });

  test.each(["Été", "a b", "../x", "a--b", ""])("with the invalid name %j", async (name) => {
    await expect(newArticle(project, name)).rejects.toThrow("allowed are small letters");
    await expect(newCase(project, name)).rejects.toThrow("allowed are small letters");
    await expect(newScreen(project, name)).rejects.toThrow("allowed are small letters");
    await expect(newLanguage(project, name)).rejects.toThrow("two small letters");
  });
});
