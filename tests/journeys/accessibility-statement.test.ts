import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { accessibility } from "#content/facts/accessibility.ts";
import { languages } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { fillForm, sendForm } from "#tests/journeys/contact-form.ts";
import { startJourney } from "#tests/journeys/journey.ts";
import { refuseConsent } from "#tests/journeys/refuse-consent.ts";

const { site, visit } = await startJourney();

/** Claims of the statement, in its order, each with the tests that back it. */
const claims = [
  { claim: "automatic rules", file: "tests/journeys/accessibility.test.ts", test: "axe finds nothing" },
  { claim: "keyboard", file: "tests/journeys/keyboard.test.ts", test: "the Tab key leads through" },
  { claim: "small screens, large type", file: "tests/journeys/reflow.test.ts", test: "no text is lost" },
  { claim: "colours", file: "src/styles/contrast.test.ts", test: "is read on" },
  {
    claim: "without scripts",
    file: "tests/journeys/accessibility-statement.test.ts",
    test: "without scripts",
  },
];

describe.each(languages)("the statement in %s", (language) => {
  test("claims exactly what tests verify", async () => {
    const page = await visit(pathOf("accessibility", language));
    const claimed = await page.locator('main [aria-labelledby="section-2"] ul > li').allTextContents();
    expect(claimed).toHaveLength(claims.length);
    for (const { file, test: title } of claims) {
      expect(readFileSync(join(import.meta.dirname, "../..", file), "utf8"), file).toContain(title);
    }
    // The statement's figures are those the tests use.
    const { narrow, middle, wide } = accessibility.widths;
    for (const width of [narrow, middle, wide]) {
      expect(claimed[0]?.replace(/[.,\s]/g, "")).toContain(String(width));
    }
    expect(claimed[2]).toMatch(new RegExp(`${accessibility.textPercent}\\s?%`));
  });

  test("is right that the menu works without scripts", async () => {
    const page = await visit(pathOf("home", language), { scripts: false, width: 390 });
    await page.click('button[popovertarget="menu"]');
    await page.click(`#menu a[href="${pathOf("pricing", language)}"]`);
    await page.waitForURL(site.url + pathOf("pricing", language));
  });

  test("is right that the languages work without scripts", async () => {
    for (const other of languages.filter((one) => one !== language)) {
      const page = await visit(pathOf("pricing", language), { scripts: false });
      await page.click(`header a[data-language="${other}"] >> visible=true`);
      await page.waitForURL(site.url + pathOf("pricing", other));
    }
  });

  test.each(["portfolio", "blog"] as const)(
    "is right that the filter of %s works without scripts",
    async (screen) => {
      const page = await visit(pathOf(screen, language), { scripts: false });
      const shown = () => page.locator("main [data-categories] >> visible=true").count();
      const all = await shown();
      const choice = page.locator("main input[name=category]").nth(1);
      await choice.check();
      const category = await choice.getAttribute("value");
      const filtered = await page.locator(`main [data-categories~="${category}"]`).count();
      expect(filtered).toBeGreaterThan(0);
      expect(filtered).toBeLessThan(all);
      expect(await shown()).toBe(filtered);
    },
  );

  test("is right that the form works without scripts", async () => {
    const page = await visit(pathOf("contact", language), { scripts: false });
    await sendForm(page);
    await page.waitForSelector("#contact-email[aria-invalid=true]");
    await fillForm(page, {
      message: `A website for our workshop, asked for in ${language} without scripts.`,
    });
    await sendForm(page);
    await page.waitForURL(site.url + pathOf("thanks", language));
  });

  test("is right that the testimonials work without scripts", async () => {
    const page = await visit(pathOf("portfolio", language), { scripts: false });
    const row = page.locator("#testimonials [tabindex='0']");
    await row.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });

  test("is right about the size of click targets", async () => {
    for (const screen of ["home", "contact", "pricing", "websites"] as const) {
      const page = await visit(pathOf(screen, language), { width: 390 });
      await refuseConsent(page);
      const buttons = page.locator("main [data-action], main button[type=submit] >> visible=true");
      for (const button of await buttons.all()) {
        const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
        expect(Math.min(width, height), `${screen}: ${await button.textContent()}`).toBeGreaterThanOrEqual(
          accessibility.targets.main,
        );
      }
    }
  });
});
