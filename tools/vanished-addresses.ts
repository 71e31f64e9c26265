import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { plainPath } from "#contract/formats/url-paths.ts";
import { addressesOf, findPath, listForUnknown } from "#contract/routes/addresses.ts";
import { screens } from "#contract/routes/screens.ts";
import { createRedirectLookup } from "#leads/server/files/redirect-lookup.ts";
import { redirects } from "#site/content/redirects.ts";

/** Every address that builds of this site have had, and the page that it was: `de/pricing`, or nothing of an entry. */
const addressList = z.record(z.string(), z.string());

type AddressList = z.output<typeof addressList>;

const listName = "addresses.json";

/** The addresses of a build’s pages, and of the builds before it. */
function readAddresses(build: string): AddressList {
  const file = join(build, listName);
  return existsSync(file) ? addressList.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
}

/** Writes beside a build which addresses its pages have, and which those of the build before had. */
export function writeAddresses(build: string, previous: string | null): void {
  const sitemap = readFileSync(join(build, "site/sitemap.xml"), "utf8");
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) =>
    plainPath(new URL(url).pathname),
  );
  const pages = new Map(
    screens.flatMap(({ key }) => addressesOf(key).map(({ path, language }) => [path, `${language}/${key}`])),
  );
  const addresses = {
    ...(previous === null ? {} : readAddresses(previous)),
    ...Object.fromEntries(paths.map((path) => [path, pages.get(path) ?? ""])),
  };
  writeFileSync(join(build, listName), JSON.stringify(addresses));
}

/** The addresses of earlier builds that nothing answers any more, each with the line of `redirects.yaml` that would. */
export function vanishedAddresses(build: string): { path: string; line: string }[] {
  const answer = createRedirectLookup(redirects);
  return Object.entries(readAddresses(build))
    .filter(
      ([path]) =>
        !existsSync(join(build, `site${path === "/" ? "/index" : path}.html`)) &&
        answer(path, "") === null &&
        listForUnknown(path) === null,
    )
    .map(([path, page]) => ({ path, line: `${path}: ${isThere(page) ? page : "home"}` }));
}

const isThere = (page: string) =>
  screens.some(({ key }) =>
    addressesOf(key).some(({ language }) => `${language}/${key}` === page && findPath(key, language)),
  );
