import { trustScripts } from "#src/head/trusted-scripts.ts";

/** What the site uses of Pagefind, whose bundle the build writes to `/pagefind`. */
interface Pagefind {
  options(options: { ranking: { metaWeights: Readonly<Record<string, number>> } }): Promise<void>;
  search(query: string): Promise<{ readonly results: readonly Result[] }>;
}

/** A page that was found; what is known of it is loaded on demand. */
export interface Result {
  data(): Promise<Found>;
}

export interface Found {
  readonly url: string;
  readonly meta: Readonly<Record<string, string>>;
  /** Escaped text with `<mark>` around the words found. */
  readonly excerpt: string;
  readonly sub_results: readonly { readonly title: string; readonly url: string }[];
}

const bundle = "/pagefind/pagefind.js";

/** A word of a page's name or title counts more than one of its text. */
const metaWeights = { title: 5, screen: 20 };

let engine: Promise<Pagefind> | undefined;

/** The pages that answer a query, best first. Loads the engine the first time; what failed is tried again. */
export async function find(query: string): Promise<readonly Result[]> {
  engine ??= start();
  try {
    return (await (await engine).search(query)).results;
  } catch (error) {
    engine = undefined;
    throw error;
  }
}

async function start(): Promise<Pagefind> {
  // Pagefind runs its index in a worker, whose script Trusted Types would refuse.
  trustScripts("/pagefind/");
  const pagefind = (await import(/* @vite-ignore */ bundle)) as Pagefind;
  await pagefind.options({ ranking: { metaWeights } });
  return pagefind;
}

/** An excerpt cut into plain texts, those at odd places being marked. */
export function excerptParts(excerpt: string): string[] {
  const entities: Readonly<Record<string, string>> = {
    lt: "<",
    gt: ">",
    quot: '"',
    "#39": "'",
    "#x27": "'",
    amp: "&",
  };
  return excerpt
    .split(/<\/?mark>/)
    .map((part) => part.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity));
}
