import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/**
 * Names of the built files. Scripts are called after the file they come from; the files of a case's cover
 * share one hash, since a page that shows fourteen covers would carry fifty of them, which do not compress.
 */
export function fileNames(): Plugin {
  const hashes = new Map<string, string>();
  const coverHash = (folder: string) => {
    const hash = hashes.get(folder) ?? hashOfCovers(folder);
    hashes.set(folder, hash);
    return hash;
  };
  const assetFileNames = ({ originalFileNames: [file = ""] }: { originalFileNames: readonly string[] }) => {
    const [, slug, rest] = /content\/cases\/([^/]+)\/cover-([^/]+)$/.exec(file) ?? [];
    if (!slug) return "_astro/[name].[hash][extname]";
    return `_astro/${slug}.${coverHash(dirname(file))}.${rest}`;
  };
  const entryFileNames = ({ name }: { name: string }) =>
    `_astro/${name.replace(/^[^a-z]*([\w-]+).*$/s, "$1")}.[hash].js`;

  return {
    name: "file-names",
    configEnvironment: (environment) => ({
      build: {
        rolldownOptions: {
          output: environment === "client" ? { assetFileNames, entryFileNames } : { assetFileNames },
        },
      },
    }),
  };
}

function hashOfCovers(folder: string): string {
  const hash = createHash("sha256");
  for (const file of readdirSync(folder).sort()) {
    if (file.startsWith("cover-")) hash.update(readFileSync(join(folder, file)));
  }
  return hash.digest("base64url").slice(0, 8);
}
