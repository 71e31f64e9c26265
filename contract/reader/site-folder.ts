import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { projectFolder } from "#contract/reader/project-folder.ts";

/** Without `SITE` it is the owner's site, or else the sample. */
const usual = existsSync(join(projectFolder, "content/site.yaml")) ? "content" : "sample";

/**
 * The folder of the site that is checked, built and tested, relative to the project: the one that the
 * environment variable `SITE` names, or else the usual one. Ends the program with a sentence if there is no
 * site in the folder.
 */
export const siteFolder = chosenFolder(process.env["SITE"]);

/** Whether it is the sample, which nobody but its makers edits. */
export const isSample = siteFolder === "sample";

/** One checkout can build several sites: each but the usual one has a build and a database of its own. */
const suffix = siteFolder === usual ? "" : `-${siteFolder.replaceAll("/", "-")}`;

/** The folder of the live build, relative to the project. */
export const buildFolder = `build${suffix}`;

/** The folder of the database and of mails that are written to files, unless `DATA_DIR` names another. */
export const dataFolder = `data${suffix}`;

function chosenFolder(named: string | undefined): string {
  const folder = posix.normalize(named || usual).replace(/\/$/, "");
  if (folder === "." || folder.startsWith("..") || posix.isAbsolute(folder))
    return abort(`SITE=${named}: the folder of a site is one in this project, such as SITE=clients/bakery`);
  if (!existsSync(join(projectFolder, folder, "site.yaml")))
    return abort(
      `SITE=${named}: ${folder}/site.yaml is missing; npm run new -- ${folder} makes a site there`,
    );
  return folder;
}

function abort(reason: string): never {
  console.error(reason);
  process.exit(1);
}
