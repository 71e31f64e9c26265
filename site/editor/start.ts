import CMS, { type CmsConfig, type Collection as Known } from "@sveltia/cms";
import type { Collection } from "#site/editor/configuration.ts";
import { readEntry, writeEntry } from "#site/editor/format.ts";
import { partOf } from "#site/elements/behaviours.ts";

/** What `editorConfiguration` says, as the page brings it. */
const configuration: Omit<CmsConfig, "collections"> & { collections: Collection[] } = JSON.parse(
  partOf(document, "#configuration").textContent,
);

/** Has the files of an item read and written by our own format, which keeps comments and whatever has not changed. */
function withFormats(item: Collection, prefix = ""): object {
  const { files, fields, extension, ...rest } = item;
  const name = `${prefix}${item.name}`;
  if (files) return { ...rest, files: files.map((file) => withFormats(file, `${name}-`)) };
  if (!fields || !extension) return rest;
  // For Markdown it takes no other name.
  const format = extension === "md" ? `${name}-frontmatter` : name;
  CMS.registerCustomFormat(format, extension, {
    fromFile: (text: string) => readEntry(text, fields),
    toFile: (entry: Record<string, unknown>) => writeEntry(entry, fields),
  });
  // Sveltia CMS warns of what it does not know.
  const sveltiaFields = JSON.parse(
    JSON.stringify(fields, (key, value) => (key === "written" ? undefined : value)),
  );
  return { ...rest, format, fields: sveltiaFields };
}

CMS.init({
  config: {
    ...configuration,
    site_url: location.origin,
    collections: configuration.collections.map((collection) => withFormats(collection) as Known),
  },
});

// With each save, the server would load the page again or lay an error over it, and end what is being written.
for (const event of ["vite:beforeFullReload", "vite:error"])
  import.meta.hot?.on(event, () => {
    throw new Error("the editor stays as it is");
  });
