import { expect, test } from "vitest";
import { pathOf } from "#contract/routes/addresses.ts";
import { violations } from "#tests/support/axe.ts";
import { hydrateIslands, startJourney } from "#tests/support/journey.ts";
import { secondLanguage } from "#tests/support/test-languages.ts";

const { site, newVisitor } = await startJourney();

test("a component that crashes leaves its notice, and the page works on", async () => {
  const language = secondLanguage;
  const visitor = await newVisitor({ width: 390, bypassCSP: true });
  const page = await visitor.newPage();
  await page.addInitScript(() => {
    const { get } = URLSearchParams.prototype;
    URLSearchParams.prototype.get = function (name) {
      if (name === "project" || name === "q") throw new Error("a fault in the browser");
      return get.call(this, name);
    };
  });
  for (const screen of ["contact", "search"] as const) {
    await page.goto(site.url + pathOf(screen, language));
    const title = await page.textContent("h1");
    await hydrateIslands(page);
    const notice = page.locator("main [role=alert]", { hasText: "Unexpected Application Error!" });
    await notice.waitFor();
    expect(await page.textContent("h1")).toBe(title);
    if (screen === "contact") expect(await notice.locator("a[href^='tel:']").count()).toBe(1);
    expect(await violations(page, "main [role=alert]")).toEqual([]);
    await page.click("header a[href]");
    await page.waitForURL((url) => url.pathname === pathOf("home", language));
  }
});
