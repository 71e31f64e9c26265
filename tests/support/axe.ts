import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Accessibility violations that axe finds on the page, each with its rule and elements. The context must bypass the
 * content security policy, which would block axe.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const options: RunOptions = {
    resultTypes: ["violations"],
    // Not enabled by default, because it came with WCAG 2.2.
    rules: { "target-size": { enabled: true } },
  };
  const results = await page.evaluate(
    (given) => (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run(given),
    options as object,
  );
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
