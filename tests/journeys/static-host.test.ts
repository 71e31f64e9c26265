import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeEach, expect, test } from "vitest";
import { defaultLanguage } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { builtFolder } from "#tests/support/built-site.ts";
import { headerRules, headersAt } from "#tests/support/header-rules.ts";
import { startJourney } from "#tests/support/journey.ts";
import { secondLanguage, thirdLanguage } from "#tests/support/test-languages.ts";
import { standInForThirdParties } from "#tests/support/third-party-stand-ins.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
const rules = headerRules(await readFile(join(builtFolder, "_headers"), "utf8"));

/** A static host that only serves the built files and applies `_headers`. */
const host = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://host.example");
  const names = [pathname, `${pathname}.html`, `${pathname}index.html`].map((name) =>
    join(builtFolder, name),
  );
  const found = names.find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
  const name = found ?? join(builtFolder, "404.html");
  response.writeHead(found ? 200 : 404, {
    "content-type": types[extname(name)] ?? "application/octet-stream",
    ...headersAt(rules, pathname),
  });
  response.end(await readFile(name));
});
await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
const { newVisitor } = await startJourney();
let page: Page;
let complaints: string[];

beforeEach(async () => {
  page = await (await newVisitor()).newPage();
  await standInForThirdParties(page, url);
  complaints = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
});
afterAll(() => void host.close());

/** What an injected script would try, by what it would gain. */
const attempts = {
  markup: () => {
    document.body.innerHTML = "<p>mine now</p>";
  },
  "a script from elsewhere": () => {
    document.createElement("script").src = "https://evil.example/x.js";
  },
  "a policy that allows everything": () => {
    window.trustedTypes?.createPolicy("default", { createScriptURL: (address) => address });
  },
  "a script whose text is no string": () => {
    const script = document.createElement("script");
    script.append(document.createTextNode("document.documentElement.dataset.foreign = 'true'"));
    document.head.append(script);
    if (!document.documentElement.dataset["foreign"]) throw new TypeError("blocked");
  },
};

async function expectNoForeignScripts(): Promise<void> {
  for (const [gain, attempt] of Object.entries(attempts))
    await expect(page.evaluate(attempt), gain).rejects.toThrow(/TypeError|Trusted/);
}

test("on a static host a page runs its own scripts only, and the search runs", async () => {
  await page.goto(url + pathOf("contact", secondLanguage));
  // Where the consent banner would cover the call to action, it waits for the first scroll.
  await page.evaluate(() => scrollTo(0, 800));
  await page.waitForSelector("#consent", { state: "visible" });
  expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe("0px");
  await page.goto(`${url + pathOf("search", defaultLanguage)}?q=site`);
  await page.waitForSelector("[data-search] ol li");
  expect(complaints).toEqual([]);
  await expectNoForeignScripts();
});

test("on a static host the page for an unknown address has its policy enforced", async () => {
  const answer = await page.goto(`${url}/${secondLanguage}/nowhere`);
  expect(answer?.status()).toBe(404);
  expect(complaints.filter((text) => !text.includes("404"))).toEqual([]);
  await expectNoForeignScripts();
});

test("on a static host an unknown article leads to the list of its language", async () => {
  await page.goto(url + pathOf("contact", thirdLanguage));
  await page.goto(`${url}${pathOf("blog", thirdLanguage)}/no-such-article?utm_source=x`);
  await page.waitForURL(`${url}${pathOf("blog", thirdLanguage)}?utm_source=x`);
  await page.goBack();
  expect(page.url()).toBe(url + pathOf("contact", thirdLanguage));
});
