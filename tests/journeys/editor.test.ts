import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { siteFolder } from "#contract/site-folder.ts";
import { launchBrowser } from "#tests/support/browser.ts";
import { ownEnvironment } from "#tests/support/build-copy.ts";
import { freePort } from "#tests/support/free-port.ts";
import { copyProject } from "#tests/support/project-copy.ts";
import { secondLanguage } from "#tests/support/spoken.ts";

const folder = await mkdtemp(join(tmpdir(), "editor-"));
await copyProject(folder);
// The copy's packages are links to those of the project, outside of what Vite serves.
const configuration = join(folder, "astro.config.ts");
const written = await readFile(configuration, "utf8");
await writeFile(configuration, written.replace("vite: {", "vite: { server: { fs: { strict: false } },"));
const port = await freePort();
const server = spawn(process.execPath, ["site/build/astro.ts", "dev", "--port", `${port}`, "--ignore-lock"], {
  cwd: folder,
  env: ownEnvironment(),
  stdio: "ignore",
});
const browser = await launchBrowser();

test("the editor changes the line of the text that was changed, and leaves the rest of the file alone", async () => {
  onTestFinished(async () => {
    await browser.close();
    server.kill();
    await once(server, "exit");
    await rm(folder, { recursive: true, force: true });
  });
  const file = join(folder, `${siteFolder}/copy/${secondLanguage}/vision.yaml`);
  const before = await readFile(file, "utf8");
  const [line = "", subtitle = ""] = /^subtitle: (.*)$/m.exec(before) ?? [];
  const address = `http://127.0.0.1:${port}/keystatic/singleton/copy-${secondLanguage}-vision`;
  await expect
    .poll(
      () =>
        fetch(address).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 120_000 },
    )
    .toBe(true);

  const page = await browser.newPage();
  // While Vite prepares the packages it reloads the page.
  await page.goto(address);
  const field = page.getByLabel("subtitle").first();
  await field.waitFor({ timeout: 120_000 });
  expect(await field.inputValue()).toBe(subtitle);
  await field.fill("Another subtitle.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => readFile(file, "utf8")).toBe(before.replace(line, "subtitle: Another subtitle."));

  // A key that comes while the editor is open survives the next change.
  await page.getByText("Unsaved").waitFor({ state: "detached" });
  await writeFile(file, `${await readFile(file, "utf8")}added: By hand\n`);
  await page.getByLabel("added").waitFor();
  await field.fill("A third subtitle.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => readFile(file, "utf8"))
    .toBe(`${before.replace(line, "subtitle: A third subtitle.")}added: By hand\n`);
}, 300_000);
