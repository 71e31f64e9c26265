import { describe, expect, test } from "vitest";
import { defaultLanguage } from "#src/languages.ts";
import { routes } from "#src/routes.ts";
import { startJourney } from "#tests/journeys/journey.ts";
import { secondLanguage, thirdLanguage } from "#tests/spoken.ts";

const { visit } = await startJourney();

/** What an injected script would try, by what it would gain. */
const attempts = {
  markup: () => {
    document.body.innerHTML = "<p>mine now</p>";
  },
  "markup beside an element": () => {
    document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=alert(1)>");
  },
  "a script from elsewhere": () => {
    document.createElement("script").src = "https://evil.example/x.js";
  },
  "a script from an address made of text": () => {
    document.createElement("script").src = "data:text/javascript,alert(1)";
  },
  "a script's text": () => {
    document.createElement("script").textContent = "alert(1)";
  },
  "a document": () => {
    new DOMParser().parseFromString("<p>mine</p>", "text/html");
  },
  "a frame's document": () => {
    document.createElement("iframe").srcdoc = "<script>alert(1)</script>";
  },
  "a policy that allows everything": () => {
    window.trustedTypes?.createPolicy("default", { createScriptURL: (address) => address });
  },
  "a policy of its own": () => {
    window.trustedTypes?.createPolicy("mine", { createScriptURL: (address) => address });
  },
};

describe.each([
  routes.home[defaultLanguage],
  routes.contact[thirdLanguage],
  routes.blog[secondLanguage],
  routes.search[thirdLanguage],
  `/${secondLanguage}/nowhere`,
])("on %s", (path) => {
  test("an injected script is blocked whatever it tries, and the page stays unchanged", async () => {
    const page = await visit(path);
    expect(await page.evaluate(() => window.trustedTypes !== undefined)).toBe(true);
    const before = await page.textContent("h1");
    for (const [gain, attempt] of Object.entries(attempts)) {
      const refusal = page.evaluate(attempt).then(
        () => "allowed",
        (error: Error) => error.message,
      );
      expect(await refusal, gain).toMatch(/TypeError|Trusted/);
    }
    expect(await page.textContent("h1")).toBe(before);
    expect(await page.locator("img[onerror]").count()).toBe(0);
  });
});
