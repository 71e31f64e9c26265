import { readdir } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { glob, type Loader, type LoaderContext } from "astro/loaders";
import type { z } from "astro/zod";
import { sentenceOf } from "#src/content/file-problems.ts";
import { isLanguage, languages } from "#src/languages.ts";

export interface FilesOptions<Schema extends z.ZodType> {
  /** Folder relative to the project, such as `./content/articles`. */
  readonly base: string;
  readonly pattern: string;
  readonly schema: Schema;
}

/** Key under which a store entry holds the problem of its file. */
export const problemKey = "problem";

/**
 * A collection of the files in a folder, with their paths without extension as ids. A file that cannot be
 * read is stored with a sentence that explains why, so that whoever uses it can report that; Astro itself
 * would only log the error and then treat the file as missing.
 */
export function files<Schema extends z.ZodType>({ schema, ...options }: FilesOptions<Schema>) {
  const { load, ...loader } = glob({
    ...options,
    // Astro's default id is the slug, which languages may share.
    generateId: ({ entry }) => entry.replace(/\.\w+$/, ""),
  });
  const checkedLoad = checked(load, schema);
  return {
    loader: {
      ...loader,
      load: async (context: LoaderContext) => {
        await checkedLoad(context);
        if (options.pattern.endsWith(".md")) await nameTextsOfNoLanguage(context, options.base);
      },
    },
    schema,
  };
}

/** Stores a problem for each Markdown file named after a language that the site does not have: nothing reads it. */
async function nameTextsOfNoLanguage({ store, config, watcher }: LoaderContext, base: string): Promise<void> {
  const root = fileURLToPath(config.root);
  const folder = join(root, base);
  const isStray = (path: string) =>
    path.startsWith(folder) && path.endsWith(".md") && !isLanguage(basename(path, ".md"));
  const complain = (path: string) => {
    const id = relative(root, path);
    const name = basename(path, ".md");
    const problem = `${id}: ${name} is no language of the site; allowed are ${languages.join(", ")}`;
    store.set({ id, data: { [problemKey]: problem } });
  };
  for (const name of await readdir(folder, { recursive: true })) {
    if (isStray(join(folder, name))) complain(join(folder, name));
  }
  watcher?.on("add", (path) => {
    if (isStray(path)) complain(path);
  });
  watcher?.on("unlink", (path) => {
    if (isStray(path)) store.delete(relative(root, path));
  });
}

/** Part of the loader context missing from Astro's types: how each file type is read. */
interface WithEntryTypes extends LoaderContext {
  readonly entryTypes: ReadonlyMap<string, EntryType>;
}

interface EntryType {
  getEntryInfo(file: {
    readonly contents: string;
    readonly fileUrl: URL;
  }): Promise<{ readonly data: object; readonly body: string }>;
}

function checked(load: Loader["load"], schema: z.ZodType): Loader["load"] {
  return async (context) => {
    const { store, config, parseData, entryTypes } = context as WithEntryTypes;
    // The cause of a problem may have been fixed in another file.
    for (const [id, { data }] of store.entries()) if (problemKey in data) store.delete(id);

    const root = fileURLToPath(config.root);
    const texts = new Map<string, string>();

    const readers = Array.from(entryTypes, ([ending, type]) => {
      const getEntryInfo: EntryType["getEntryInfo"] = async (file) => {
        const path = fileURLToPath(file.fileUrl);
        texts.set(path, file.contents);
        try {
          return await type.getEntryInfo(file);
        } catch (error) {
          return { data: { [problemKey]: faultOf(error, relative(root, path)) }, body: "" };
        }
      };
      return [ending, { ...type, getEntryInfo }] as const;
    });

    const ofSite: WithEntryTypes = {
      ...context,
      entryTypes: new Map(readers),
      async parseData(props) {
        if (problemKey in props.data) return props.data;
        const { error } = schema.safeParse(props.data, { reportInput: true });
        if (!error) return parseData(props);
        const path = props.filePath ?? "";
        const source = { file: relative(root, path), text: texts.get(path) ?? "" };
        return { ...props.data, [problemKey]: sentenceOf(source, error, schema) };
      },
      store: {
        ...store,
        set(entry) {
          // The site finds pictures itself, because Astro's error for a missing one names neither the text
          // nor the line.
          const { assetImports: _, rendered, ...rest } = entry;
          if (!rendered) return store.set(rest);
          const { imagePaths: __, ...metadata } = rendered.metadata ?? {};
          return store.set({ ...rest, rendered: { ...rendered, metadata } });
        },
      },
    };
    return load(ofSite);
  };
}

/** A YAML error in the parser's words, with its position. */
function faultOf(error: unknown, file: string): string {
  const { message, reason, loc } = Object(error) as Readonly<Record<string, unknown>>;
  const { line } = Object(loc) as Readonly<Record<string, unknown>>;
  // Astro puts the path before what the parser says.
  const why = String(reason ?? message)
    .split("\n", 1)[0]
    ?.replace(/^\S+ failed to parse: /, "");
  // Astro counts the lines of front matter from 0. The parser notices a missing colon one line later.
  const shift = (file.endsWith(".md") ? 1 : 0) - (why?.includes("multiline key") ? 1 : 0);
  const place = typeof line === "number" ? `${file}:${line + shift}` : file;
  return `${place}: ${why}. Texts that hold a colon or begin with a sign stand in quotation marks`;
}
