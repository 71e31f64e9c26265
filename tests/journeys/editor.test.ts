import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { siteFolder } from "#contract/site-folder.ts";
import { launchBrowser } from "#tests/support/browser.ts";
import { freePort } from "#tests/support/free-port.ts";
import { copyProject, project } from "#tests/support/project-copy.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

type Files = Record<string, string>;

const url = `http://localhost:${await freePort()}`;
const server = spawn(process.execPath, ["site/build/astro.ts", "dev", "--port", new URL(url).port], {
  cwd: project,
  env: { PATH: process.env["PATH"], HOME: process.env["HOME"], SITE: siteFolder },
});
const browser = await launchBrowser();
const page = await (await browser.newContext({ viewport: { width: 1600, height: 1000 } })).newPage();
page.setDefaultTimeout(20_000);
const elsewhere: string[] = [];
page.on("request", (request) => {
  if (/^https?:/.test(request.url()) && !request.url().startsWith(url)) elsewhere.push(request.url());
});

const before: Files = Object.fromEntries(
  globSync(`${siteFolder}/**/*.{yaml,md}`).map((name) => [name, readFileSync(name, "utf8")]),
);

beforeAll(async () => {
  await vi.waitFor(() => fetch(`${url}/robots.txt`), { timeout: 120_000, interval: 500 });
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(putFiles, before);
  // Nobody can choose a folder here.
  await page.addInitScript(() =>
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }),
  );
  await page.goto(`${url}/editor`, { timeout: 240_000 });
  await page.getByRole("button", { name: "Work with Local Repository" }).click({ timeout: 120_000 });
  await page.getByText("Words of the pages").first().waitFor();
});

afterAll(async () => {
  await browser.close();
  server.kill();
  await once(server, "exit");
});

test("a changed sentence and a changed price are a line each, and a new article is there in every language", async () => {
  await open("pages/entries/home");
  await write("name", "Début");
  await save();

  await open("facts/entries/prices");
  for (const place of [0, 1]) await page.getByRole("button", { name: "Expand All" }).nth(place).click();
  await write("wholeFile.0.prices.0.EUR", "495");
  await save();

  await open("articles/new");
  await page.getByRole("textbox").last().fill("winter-offers");
  for (const [pane, language] of [
    [0, "French"],
    [1, "English"],
    [1, "German"],
  ] as const) {
    if (language === "German") await page.getByRole("radio", { name: language }).last().click();
    await write("slug", `winter-${language.toLowerCase()}`, pane);
    await write("title", `Winter (${language}): open or closed?`, pane);
    await write("excerpt", `${"What to say of your days off. ".repeat(3)}${language}`, pane);
    await write("body", "## First\n\nSay it early, from {prices.websites.landing}.", pane);
  }
  await save();

  await open("articles-facts/new");
  await page.getByRole("textbox").last().fill("winter-offers");
  await write("id", "99");
  await write("date", "2026-01-31");
  await field("category").getByRole("combobox").click();
  await page.getByRole("option", { name: "seo" }).click();
  await field("author").getByRole("radio", { name: "nora" }).click();
  await save();

  const after = await page.evaluate(filesThere);
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  const lines = (name: string) =>
    (after[name] ?? "").split("\n").filter((line) => !(before[name] ?? "").split("\n").includes(line));
  const article = `${siteFolder}/articles/winter-offers`;
  expect(changed.toSorted()).toEqual([
    ...["facts.yaml", "text.de.md", "text.en.md", "text.fr.md"].map((name) => `${article}/${name}`),
    `${siteFolder}/copy/fr/home.yaml`,
    `${siteFolder}/facts/prices.yaml`,
  ]);
  expect(lines(`${siteFolder}/copy/fr/home.yaml`)).toEqual(["name: Début"]);
  expect(lines(`${siteFolder}/facts/prices.yaml`)).toEqual([expect.stringContaining("{ EUR: 495, USD: ")]);
  expect(after[`${article}/facts.yaml`]).toBe("id: 99\ndate: 2026-01-31\ncategory: seo\nauthor: nora\n");
  expect(await problemsIn(after)).toBe("");
  expect(elsewhere).toEqual([]);
});

test("a brace left open and an empty title are refused, and nothing is written", async () => {
  const written = await page.evaluate(filesThere);
  await open("pages/entries/about");
  await write("seo.title", "");
  await write("seo.description", "Who answers at {brand");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("A brace is left open").waitFor();
  expect(await page.evaluate(filesThere)).toEqual(written);
});

async function open(place: string): Promise<void> {
  await page.goto(`${url}/editor#/collections/${place}`);
  await page.getByRole("button", { name: "Save" }).waitFor();
}

function field(key: string, pane = 0) {
  return page.locator(`.field[data-key-path="${key}"]`).nth(pane);
}

async function write(key: string, text: string, pane?: number): Promise<void> {
  await field(key, pane).locator("input, textarea").first().fill(text);
}

async function save(): Promise<void> {
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Entry saved").waitFor();
  await page.getByText("Entry saved").waitFor({ state: "hidden" });
}

/** What the check says of a site with these texts. */
async function problemsIn(files: Files): Promise<string> {
  const folder = await newFolder();
  await copyProject(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const check = spawn(process.execPath, ["tools/check-content.ts"], { cwd: folder });
  let said = "";
  for (const stream of [check.stdout, check.stderr]) stream.on("data", (text) => (said += text));
  await once(check, "close");
  return said;
}

/** Puts files where the browser keeps those of a page, with the folder by which the editor knows a repository. */
async function putFiles(files: Files): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await root.getDirectoryHandle(".git", { create: true });
  for (const [name, text] of Object.entries(files)) {
    const parts = name.split("/");
    const last = parts.pop() ?? "";
    let folder = root;
    for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true });
    const file = await (await folder.getFileHandle(last, { create: true })).createWritable();
    await file.write(text);
    await file.close();
  }
}

async function filesThere(): Promise<Files> {
  const files: Files = {};
  const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
    for await (const [name, entry] of folder.entries()) {
      if (entry instanceof FileSystemDirectoryHandle) await read(entry, `${path}${name}/`);
      else if (entry instanceof FileSystemFileHandle)
        files[path + name] = await (await entry.getFile()).text();
    }
  };
  await read(await navigator.storage.getDirectory(), "");
  return files;
}
