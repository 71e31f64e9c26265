import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildFolder, siteFolder } from "#data/contract/reader/site-folder.ts";
import { labelOf } from "#site/editor/labels.ts";
import { launchBrowser } from "#tests/support/browser.ts";
import { freePort } from "#tests/support/free-port.ts";
import { copyProject, project } from "#tests/support/project-copy.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

/** Files by their path: what they say, or their bytes. */
type Files = Record<string, string | number[]>;

/** Puts files where the browser keeps those of a page, with the folder by which the editor knows a repository. */
function putFiles(page: Page, files: Record<string, string>): Promise<void> {
  return page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(".git", { create: true });
    for (const [name, text] of Object.entries(all)) {
      const parts = name.split("/");
      const last = parts.pop() ?? "";
      let folder = root;
      for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await (await folder.getFileHandle(last, { create: true })).createWritable();
      await file.write(text);
      await file.close();
    }
  }, files);
}

/** The files there. */
function filesIn(page: Page): Promise<Files> {
  return page.evaluate(async () => {
    const files: Record<string, string | number[]> = {};
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, entry] of folder.entries()) {
        if (entry instanceof FileSystemDirectoryHandle) await read(entry, `${path}${name}/`);
        if (!(entry instanceof FileSystemFileHandle)) continue;
        const file = await entry.getFile();
        const isText = /\.(md|yaml)$/.test(name);
        files[path + name] = isText
          ? await file.text()
          : Array.from(new Uint8Array(await file.arrayBuffer()));
      }
    };
    await read(await navigator.storage.getDirectory(), "");
    return files;
  });
}

/** A copy of the project: the server shows the editor of it, and it is checked and built in the end. */
const folder = await newFolder();
await copyProject(folder);
// The server hands out no fonts from elsewhere.
rmSync(join(folder, "node_modules/@sveltia"));
cpSync(join(project, "node_modules/@sveltia"), join(folder, "node_modules/@sveltia"), { recursive: true });
// So that the same pictures are not drawn again.
for (const name of globSync("{astro,results}", { cwd: join(project, ".cache") }))
  cpSync(join(project, ".cache", name), join(folder, ".cache", name), { recursive: true });

const environment = { PATH: process.env["PATH"], HOME: process.env["HOME"], SITE: siteFolder };
const run = (tool: string) =>
  promisify(execFile)(process.execPath, [tool], { cwd: folder, env: environment });

const url = `http://localhost:${await freePort()}`;
const server = spawn(process.execPath, ["site/build/astro.ts", "dev", "--port", new URL(url).port], {
  cwd: folder,
  env: environment,
});
const browser = await launchBrowser();
const page = await (await browser.newContext({ viewport: { width: 1600, height: 1000 } })).newPage();
page.setDefaultTimeout(20_000);
const elsewhere: string[] = [];
page.on("request", (request) => {
  if (/^https?:/.test(request.url()) && !request.url().startsWith(url)) elsewhere.push(request.url());
});

const languages = [
  [0, "French"],
  [1, "English"],
  [1, "German"],
] as const;

/** The folder as the browser has it. */
const texts = Object.fromEntries(
  globSync(`${siteFolder}/**/*.{yaml,md}`).map((name) => [name, readFileSync(name, "utf8")]),
);

beforeAll(async () => {
  await vi.waitFor(() => fetch(`${url}/robots.txt`), { timeout: 120_000, interval: 500 });
  await page.goto(`${url}/robots.txt`);
  await putFiles(page, texts);
  await page.addInitScript(() => {
    // Nobody can choose a folder here, and the browser ends at a folder of its own that was kept in a database.
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
      return put.call(this, value instanceof FileSystemHandle ? null : value, key);
    };
  });
  await enter();
});

afterAll(async () => {
  await browser.close();
  server.kill();
  await once(server, "exit");
});

test("an article that is made in every language with a picture is shown, passes the check and is built", async () => {
  await open("articles/new");
  await page.getByRole("textbox").last().fill("winter-offers");
  await inEachLanguage(async (pane, language) => {
    await write("slug", `winter-${language.toLowerCase()}`, pane);
    await write("title", `Winter (${language}): open or closed?`, pane);
    await write("excerpt", `${"What to say of your days off. ".repeat(3)}${language}`, pane);
    await write("body", "## First\n\nSay it early, from {prices.websites.landing}.", pane);
    await write("newPictureShows", `A shop under snow (${language})`, pane);
  });
  const shop = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#8ac" } })
    .jpeg()
    .toBuffer();
  await choosePicture(shop);
  await field("newPicture").locator("img").first().waitFor();
  await save();

  await open("articles-facts/new");
  await page.getByRole("textbox").last().fill("winter-offers");
  await write("id", "99");
  await write("date", "2026-01-31");
  await field("category").getByRole("combobox").click();
  await page.getByRole("option", { name: "seo" }).click();
  await field("author").getByRole("radio", { name: "nora" }).click();
  await save();

  for (const [name, content] of Object.entries(await filesIn(page))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === "string" ? content : Buffer.from(content));
  }

  await page.goto(`${url}/editor#/collections/articles/entries/winter-offers/text`);
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "View on Live Site" }).click();
  const preview = await opened;
  await preview.waitForURL(`${url}/blog/winter-french`, { timeout: 60_000 });
  await preview.getByAltText("A shop under snow (French)").waitFor();
  await preview.close();

  await run("tools/check-content.ts");
  await run("tools/build.ts");
  const site = join(folder, buildFolder, "site");
  for (const [, language] of languages) {
    const [name = ""] = globSync(`**/winter-${language.toLowerCase()}.html`, { cwd: site });
    expect(readFileSync(join(site, name), "utf8")).toMatch(
      new RegExp(`<img[^>]* alt="A shop under snow \\(${language}\\)"`),
    );
  }
});

test("a brace left open and an empty title are refused, nothing is written, and nobody else is asked", async () => {
  const before = await filesIn(page);
  await open("pages/entries/about");
  await write("seo.title", "");
  await write("seo.description", "Who answers at {brand");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText(labelOf("openBrace")).first().waitFor();
  expect(await filesIn(page)).toEqual(before);
  expect(elsewhere).toEqual([]);
});

async function enter(): Promise<void> {
  await page.goto(`${url}/robots.txt`);
  await page.goto(`${url}/editor`, { timeout: 240_000 });
  await page.getByRole("button", { name: "Work with Local Repository" }).click({ timeout: 120_000 });
  await page.waitForURL(/#\/collections/);
}

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

async function inEachLanguage(writeIn: (pane: number, language: string) => Promise<void>): Promise<void> {
  for (const [pane, language] of languages) {
    if (language === "German") await page.getByRole("radio", { name: language }).last().click();
    await writeIn(pane, language);
  }
}

async function choosePicture(bytes: Buffer): Promise<void> {
  const file = join(await newFolder(), "Winter Shop.jpg");
  writeFileSync(file, bytes);
  await field("newPicture").getByRole("button", { name: "Browse" }).click();
  const dialog = page.getByRole("dialog");
  const choice = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Upload" }).click();
  await (await choice).setFiles(file);
  await dialog.getByRole("button", { name: "Insert" }).click();
}

async function save(): Promise<void> {
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Entry saved").waitFor();
  await page.getByText("Entry saved").waitFor({ state: "hidden" });
}
