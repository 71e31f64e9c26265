import { expect, test } from "vitest";
import { routes } from "#src/routes.ts";
import { startJourney } from "#tests/journeys/journey.ts";
import { secondLanguage, thirdLanguage } from "#tests/spoken.ts";

const { visit } = await startJourney();

/** What an injected script would try, by what it would gain. */
const attempts = {
  markup: () => {
    document.body.innerHTML = "<p>mine now</p>";
  },
  "a script from elsewhere": () => {
    document.createElement("script").src = "https://evil.example/x.js";
  },
  "a script's text": () => {
    document.createElement("script").textContent = "alert(1)";
  },
  "a frame's document": () => {
    document.createElement("iframe").srcdoc = "<script>alert(1)</script>";
  },
  "a policy that allows everything": () => {
    window.trustedTypes?.createPolicy("default", { createScriptURL: (address) => address });
  },
};

test.each([
  routes.contact[thirdLanguage],
  routes.blog[secondLanguage],
  routes.search[thirdLanguage],
  `/${secondLanguage}/nowhere`,
])("on %s an injected script is blocked whatever it tries", async (path) => {
  const page = await visit(path);
  const before = await page.textContent("h1");
  for (const [gain, attempt] of Object.entries(attempts)) {
    const refusal = page.evaluate(attempt).then(
      () => "allowed",
      (error: Error) => error.message,
    );
    expect(await refusal, gain).toMatch(/TypeError|Trusted/);
  }
  expect(await page.textContent("h1")).toBe(before);
});
