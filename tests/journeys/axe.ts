import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Rules whose verdict depends on colours; the others see the same page in both schemes. */
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds wrong with a page as it stands, each with its rule and the elements. The page's visitor
 * must bypass the content security policy, which lets nothing like axe run.
 */
export async function violations(
  page: Page,
  { colours = false }: { colours?: boolean } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const options: RunOptions = {
    resultTypes: ["violations"],
    // Off unless asked for: it came with WCAG 2.2.
    rules: { "target-size": { enabled: true } },
    ...(colours ? { runOnly: colourRules } : {}),
  };
  const results = await page.evaluate(
    (given) => (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run(given),
    options as object,
  );
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
