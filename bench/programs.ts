import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Measured } from "#bench/results.ts";

/** One row of the output of bench/articles.ts. */
interface ArticlesBuild {
  readonly texts: number;
  readonly pages: number;
  readonly seconds: number;
  readonly peakMegabytes: number;
}

/** Runs bench/articles.ts for 1,000 and 10,000 texts. */
export async function measureArticles(): Promise<Measured> {
  const output = await run("articles.ts", ["1000", "10000"]);
  const [few, many]: ArticlesBuild[] = JSON.parse(output.slice(output.lastIndexOf("\n[")));
  if (!few || !many) throw new Error("two builds were asked for");
  const further = (many.seconds - few.seconds) / (many.pages - few.pages);
  const mean = few.seconds / few.pages;
  return {
    figures: {
      manyArticles: {
        value: many.seconds,
        note: `${many.pages} pages; 1,000 texts, ${few.pages} pages: ${few.seconds.toFixed(0)} s`,
      },
      manyArticlesMemory: {
        value: many.peakMegabytes,
        note: `all processes at once; 1,000 texts: ${few.peakMegabytes.toFixed(0)} MB`,
      },
      linear: {
        value: further / mean,
        note: `${(1000 * further).toFixed(1)} against ${(1000 * mean).toFixed(1)} ms`,
      },
    },
    details: [few, many],
  };
}

/** Runs bench/contact.ts, which prints its own tables. */
export async function measureContact(): Promise<Measured> {
  const output = await run("contact.ts", []);
  return { figures: {}, details: JSON.parse(output.slice(output.lastIndexOf("\n{"))) };
}

/**
 * Runs a program of this folder, echoes its output and returns it.
 * @throws if it fails.
 */
async function run(name: string, parameters: readonly string[]): Promise<string> {
  const program = spawn(process.execPath, [join(import.meta.dirname, name), ...parameters], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  program.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    process.stdout.write(text);
  });
  const [code] = await once(program, "close");
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
  return output;
}
