import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { languages } from "#contract/languages/languages.ts";
import { copyFileOf } from "#contract/reader/copy-files.ts";
import { requiredScreens, screens } from "#contract/routes/screens.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { editorProblems } from "#tests/support/editor-problems.ts";
import { project } from "#tests/support/project-copy.ts";
import { secondLanguage } from "#tests/support/test-languages.ts";

/** What a program of the project prints on a changed copy of the sample. */
type Run = (...program: string[]) => Promise<{ stdout: string }>;

/** Runs programs on a changed copy of the sample, whose folder is taken out of what they say. */
async function onChanged<Result>(
  name: string,
  change: (folder: string) => Promise<void>,
  use: (run: Run, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = `.cache/missing-pages/${name.replaceAll(" ", "-")}`;
  const path = join(project, folder);
  await rm(path, { recursive: true, force: true });
  await cp(join(project, siteFolder), path, { recursive: true });
  await change(path);
  const environment = { ...process.env, SITE: folder, VITEST: undefined, NODE_ENV: undefined };
  const options = { cwd: project, env: environment, maxBuffer: 2 ** 26 };
  const result = await use((...program) => promisify(execFile)(process.execPath, program, options), folder);
  await rm(path, { recursive: true, force: true });
  return result;
}

/** The sentences of the check on a changed copy of the sample; if there are none, the faults of its editor. */
export async function checkAfter(name: string, change: (folder: string) => Promise<void>): Promise<string[]> {
  return await onChanged(name, change, async (run, folder) => {
    const lines = await run("tools/check-content.ts")
      .then(() => run("site/editor/print-configuration.ts"))
      .then(
        ({ stdout }) => editorProblems(JSON.parse(stdout)),
        (error) => String(error.stderr || error).split("\n"),
      );
    return lines.filter(Boolean).map((line) => line.replaceAll(`${folder}/`, ""));
  });
}

/** The addresses of all screens of a changed copy of the sample. */
export async function addressesAfter(
  name: string,
  change: (folder: string) => Promise<void>,
): Promise<string[]> {
  const program = `
    import { addressesOf } from "#contract/routes/addresses.ts";
    import { screens, slugRoutes } from "#contract/routes/screens.ts";
    const keys = [...screens.map(({ key }) => key), ...slugRoutes];
    console.log(JSON.stringify(keys.flatMap((key) => addressesOf(key).map(({ path }) => path))));`;
  return await onChanged(name, change, async (run) =>
    JSON.parse((await run("--input-type=module-typescript", "--eval", program)).stdout),
  );
}

/** A change that removes files. */
export const removed =
  (...patterns: string[]) =>
  async (folder: string) => {
    for (const file of globSync(patterns, { cwd: folder })) await rm(join(folder, file), { recursive: true });
  };

/** The file of a screen’s copy in the second language, in the folder of the site. */
export const fileOf = (key: string) => copyFileOf(key, secondLanguage).replace(`${siteFolder}/`, "");
const isRequired = (key: string) => requiredScreens.some((required) => required === key);
/** A text that names the address of another page must be changed by hand. */
const linkedByAddress = ["terms", "refund"];
/** Screens that a language may lack. */
export const optional = screens
  .map(({ key }) => key)
  .filter((key) => !isRequired(key) && !linkedByAddress.includes(key));

/** Files of a page of the site's own, with these lines at its head. */
export async function writePage(
  folder: string,
  key: string,
  lines: string,
  address = "/jobs",
): Promise<void> {
  const head = `address: ${address}\ntitle: Jobs\nseoTitle: Jobs\nseoDescription: Jobs\nseoKeywords: jobs\nh1: Jobs\n`;
  await mkdir(join(folder, "pages", key), { recursive: true });
  for (const language of languages)
    await writeFile(join(folder, `pages/${key}/text.${language}.md`), `---\n${head}${lines}---\n\nText\n`);
}
