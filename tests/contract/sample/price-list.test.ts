import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { addressesOf } from "#src/routes.ts";
import { byteBudgets } from "#tests/byte-budgets.ts";
import { builtPages } from "#tests/contract/built-site.ts";

const pages = await builtPages();

describe.each(addressesOf("pricing"))("the price list at $path", ({ path }) => {
  test("fits into one TCP window with the sample's five services", () => {
    const { html } = pages.find((page) => page.path === path) ?? { html: "" };
    expect(html).toContain("</main>");
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(byteBudgets.firstWindow);
  });
});
