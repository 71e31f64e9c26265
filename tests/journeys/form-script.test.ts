import { expect, test } from "vitest";
import { pathOf } from "#contract/routes.ts";
import { startJourney } from "#tests/support/journey.ts";
import { secondLanguage } from "#tests/support/spoken.ts";

const { visit } = await startJourney();

test("the form's script loads on the first interaction, and keeps what was typed", async () => {
  const page = await visit(pathOf("contact", secondLanguage));
  await page.waitForLoadState("networkidle");
  await expect(page.locator("astro-island[ssr] #contact-form").count()).resolves.toBe(1);

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held = 0;
  await page.route("**/_astro/client.*.js", async (route) => {
    held++;
    await released;
    await route.continue();
  });
  await page.locator("#contact-name").pressSequentially("Zoë");
  await page.selectOption("#contact-budget", "large");
  await page.fill("#contact-message", "Typed before React was there.");
  await expect.poll(() => held).toBeGreaterThan(0);
  release();
  await page.waitForSelector("astro-island:not([ssr]) #contact-form");

  expect(await page.inputValue("#contact-name")).toBe("Zoë");
  expect(await page.inputValue("#contact-budget")).toBe("large");
  expect(await page.inputValue("#contact-message")).toBe("Typed before React was there.");
});
