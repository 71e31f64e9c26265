import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Accessibility violations that axe finds on the page, or within an element, each with its rule and elements. The
 * context must bypass the content security policy, which would block axe.
 */
export async function violations(page: Page, within = "html"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    // Playwright's own way compiles it here, too.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Runtime.evaluate", { expression: axe });
    await devtools.detach();
  }
  const results: AxeResults = await page.evaluate(
    ([element, options]) => Reflect.get(window, "axe").run(element, options),
    // The rule is not enabled by default, because it came with WCAG 2.2.
    [
      within,
      // The styles, which it would fetch first, stand in the page.
      { preload: false, resultTypes: ["violations"], rules: { "target-size": { enabled: true } } },
    ] as const,
  );
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
