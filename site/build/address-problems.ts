import { existsSync, globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { type Language, languages } from "#contract/languages/languages.ts";
import { readContent } from "#contract/reader/content-file.ts";
import { locateIn, sourceOf } from "#contract/reader/file-problems.ts";
import { addressesOf, hasPage, pathIn, slugPathOf, writtenAddresses } from "#contract/routes/addresses.ts";
import { type RouteKey, type SlugRouteKey, screens, slugRoutes } from "#contract/routes/screens.ts";
import { copyFiles, entryFolders, plainPages } from "#data/contract/facts/content-files.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { slugLanguage, slugOfCase } from "#site/content/entries/case-slug.ts";
import { caseFacts } from "#site/content/entries/entry-schemas.ts";

/** An address, and the file that gives it, with the words at which it stands. */
interface Claim {
  path: string;
  language: Language;
  file: string;
  words: string[];
}

/** Addresses that something else has; what is likely to be newer is named. */
export function addressProblems(): string[] {
  const owners = new Map<string, string>();
  return allClaims().flatMap(({ path, file, words }) => {
    const owner = programOwner(path) ?? owners.get(path);
    owners.set(path, file);
    return owner === undefined
      ? []
      : [`${locateIn(file, ...words)}: ${path} is already the address of ${owner}`];
  });
}

/**
 * Every address, the program's own pages first and those of the site's own last, with those in the place of another
 * language.
 */
function allClaims(): Claim[] {
  const isPlain = (key: string) => plainPages.some((page) => page === key);
  const keys = [...screens.map(({ key }) => key), ...slugRoutes];
  const all = [
    ...keys.filter((key) => !isPlain(key)).flatMap(screenClaims),
    ...slugRoutes.flatMap(entryClaims),
    ...keys.filter(isPlain).flatMap(screenClaims),
  ];
  const isMisplaced = ({ path, language }: Claim) =>
    languages.some((other) => other !== language && `${path}/`.startsWith(`/${other}/`));
  return [...all.filter((claim) => !isMisplaced(claim)), ...all.filter(isMisplaced)];
}

function screenClaims(key: RouteKey): Claim[] {
  return languages
    .filter((language) => hasPage(key, language))
    .flatMap((language) => {
      const file = copyFiles[language][key]?.file ?? key;
      const { address, also } = writtenAddresses(key, language);
      return [address, ...also].filter(Boolean).map((path, position) => ({
        path,
        language,
        file,
        words: [position === 0 ? "address:" : "also:", path],
      }));
    });
}

const folderOf = { article: "articles", case: "cases", trade: "trades" } as const;

/** The addresses of articles, cases and trades. */
function entryClaims(route: SlugRouteKey): Claim[] {
  const folder = folderOf[route];
  return languages
    .filter((language) => hasPage(route, language))
    .flatMap((language) =>
      entryFolders[language][folder].flatMap((key) => {
        const { slug, file } = slugIn(`${siteFolder}/${folder}/${key}`, language);
        if (slug === undefined) return [];
        const also = addressesOf(route).filter((address) => address.language === language);
        const paths = [
          slugPathOf(route, language, slug),
          ...also.map(({ path }) => path.replace("{slug}", slug)),
        ];
        return [...new Set(paths)].map((path) => ({ path, language, file, words: ["slug:"] }));
      }),
    );
}

/** The slug of an entry and the file that sets it; none of a case whose facts are wrong, which is said of them. */
function slugIn(folder: string, language: Language): { slug: string | undefined; file: string } {
  const [text = folder] = globSync(`${folder}/text.${language}.{md,yaml}`);
  if (basename(dirname(folder)) !== folderOf.case) {
    const { slug } = Object(readContent(text).data);
    return { slug: typeof slug === "string" ? slug : undefined, file: text };
  }
  const file = `${folder}/facts.yaml`;
  const { data: facts } = caseFacts.safeParse(readContent(file).data);
  const naming = slugLanguage(basename(folder));
  const source = sourceOf(`${folder}/text.${naming}.md`);
  const title = String(Object(readContent(source.file).data).title ?? "");
  return {
    slug: facts && slugOfCase(facts, { title, source, language: naming }),
    file: facts?.slug === undefined ? text : file,
  };
}

/** What the server answers itself. */
const ofServer = /^\/(functions|health|ready)(\/|$)/;

/** Files of the build that no route makes. */
const ofBuild = /^\/(_astro(\/.*)?|_headers|_redirects|licences\.txt|search\/\w+\.json)$/;

/** The addresses at which `site/pages` makes files: of `[...language]/rss.xml.ts`, those that end in `/rss.xml`. */
const routes = globSync("**/*.ts", { cwd: "site/pages" }).map((file) => {
  const pathname = file
    .replace(/\.ts$/, "")
    .replace(/\[\.{3}(\w+)\]/, ":$1*")
    .replace(/\[(\w+)\]/, ":$1");
  return new URLPattern({ pathname: `/${pathname}` });
});

/** Names whatever of the program, the server or `public` has an address already. */
function programOwner(path: string): string | undefined {
  if (languages.some((language) => ["404", "500"].some((status) => path === pathIn(language, status))))
    return "an error page";
  if (ofServer.test(path)) return "the server, which answers there";
  if (path === "/editor" || path.startsWith("/editor/")) return "the editor";
  if (ofBuild.test(path) || routes.some((route) => route.test({ pathname: path })))
    return "a file of the program";
  if (path === "/") return undefined;
  return ["", ".html", "/index.html"]
    .map((end) => `public${path}${end}`)
    .find((file) => existsSync(`${siteFolder}/${file}`) && /\.\w+$/.test(file));
}
