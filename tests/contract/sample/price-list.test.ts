import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { addressesOf } from "#src/routes.ts";
import { byteBudgets } from "#tests/byte-budgets.ts";
import { builtPages } from "#tests/contract/built-site.ts";
import { holdsFor } from "#tests/contract/holds-for.ts";

const pages = await builtPages();

test("the price list is as light as other pages with the sample's five services", async () => {
  await holdsFor(addressesOf("pricing"), ({ path }) => {
    const { html } = pages.find((page) => page.path === path) ?? { html: "" };
    expect(html).toContain("</main>");
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(byteBudgets.firstWindow);
  });
});
