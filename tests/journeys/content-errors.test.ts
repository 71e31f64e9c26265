import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { currencies } from "#src/currencies.ts";
import { languages } from "#src/languages.ts";
import { freePort } from "#tests/free-port.ts";
import { launchBrowser } from "#tests/journeys/browser.ts";
import { buildCopy, copyBuiltProject, ownEnvironment } from "#tests/journeys/build-copy.ts";
import { secondLanguage } from "#tests/spoken.ts";

const folder = await mkdtemp(join(tmpdir(), "content-errors-"));
await copyBuiltProject(folder);
const [article] = globSync("content/articles/*/fr.md").map((file) => dirname(file));
if (article === undefined) throw new Error("these journeys need an article");
const facts = `${article}/facts.yaml`;
const text = `${article}/fr.md`;
const prices = "content/facts/prices.ts";

/** The line on which a file has words. */
const lineOf = async (file: string, words: RegExp) =>
  ((await readFile(join(folder, file), "utf8")).split(words)[0] ?? "").split("\n").length;
const titleLine = await lineOf(text, /^title:/m);
const dateLine = await lineOf(facts, /^date:/m);

type Fault = readonly [what: string, file: string, from: RegExp, to: string, sentence: RegExp];

const markFault: Fault = [
  "a mark",
  "content/brand/mark.svg",
  /(?=<\/svg>)/,
  "<script>draw()</script>",
  /mark\.svg:\d+: <script> cannot be part of the mark; export the logo as plain shapes/,
];

/** What an owner types wrong in TypeScript, in which file, and the sentence that says so. */
const ownerFaults: readonly Fault[] = [
  [
    "a currency",
    prices,
    new RegExp(`\\b${currencies[0]}: \\d+`),
    "EURO: 990",
    new RegExp(`prices\\.ts:\\d+: \\w+\\.\\w+ has no amount in ${currencies[0]}; expected is one in each`),
  ],
  [
    "a price",
    prices,
    new RegExp(`\\b${currencies[0]}: \\d+`),
    `${currencies[0]}: -990`,
    /prices\.ts:\d+: \w+\.\w+ costs \w+ -990; expected is a whole number above 0/,
  ],
  [
    "opening hours",
    "site.config.ts",
    /opens: ".*?"/,
    'opens: "9h00"',
    /site\.config\.ts:\d+: hours\.opens is "9h00", not a time of day on the 24-hour clock, such as 09:00/,
  ],
  [
    "a measured event",
    "content/facts/tracked-events.ts",
    /^ {2}"form_submit",$/m,
    '  "form_submit",\n  "catalogue_read",',
    /fr\/cro\.ts:\d+: cro\.events\.items\.catalogue_read is missing; every measured event says/,
  ],
  // French defines the shape of the others.
  ...(languages.length > 1
    ? [
        [
          "a sentence",
          `content/copy/${secondLanguage}/home.ts`,
          /^ {4}subtitle:/m,
          "    subtitel:",
          /home\.ts:\d+: home\.hero\.subtitle is missing; content\/copy\/fr has it/,
        ] as const,
      ]
    : []),
  [
    "a language",
    "src/languages.ts",
    /^ {2}fr: /m,
    '  xx: { locale: "fr-FR", regions: [] },\n  fr: ',
    /languages\.ts:\d+: xx has no words; .*new -- language xx/,
  ],
];

/** What an owner types wrong, in which file, and the sentence that says so. */
const faults: readonly Fault[] = [
  [
    "a category",
    facts,
    /^category: .*$/m,
    "category: marketing",
    /facts\.yaml:\d+: category is "marketing"; allowed are seo, /,
  ],
  ["a day", facts, /^date: .*$/m, "date: soon", /facts\.yaml:\d+: date is "soon"; expected is a day such as/],
  [
    "a key",
    text,
    /^title: /m,
    'summary: "x"\ntitle: ',
    /fr\.md:\d+: summary is not known here; allowed are slug, title/,
  ],
  [
    "a colon",
    text,
    /^title: .*$/m,
    "title: Chiffres: sept",
    new RegExp(`fr\\.md:${titleLine}: .*quotation marks`),
  ],
  ["no colon", text, /^title:/m, "title", new RegExp(`fr\\.md:${titleLine}: .*quotation marks`)],
  [
    "a colon in facts",
    facts,
    /^date: .*$/m,
    "date: a: b",
    new RegExp(`facts\\.yaml:${dateLine}: .*quotation marks`),
  ],
  [
    "a picture",
    text,
    /^## /m,
    "![Un comptoir](./conter.jpg)\n\n## ",
    /fr\.md:\d+: there is no picture \.\/conter\.jpg/,
  ],
  ...ownerFaults,
  markFault,
];

test("development shows what is wrong on the page, in a sentence with file and remedy, until it is mended", async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(
    process.execPath,
    ["src/build/astro.ts", "dev", "--host", "127.0.0.1", "--port", `${port}`],
    { cwd: folder, env: ownEnvironment(), stdio: "ignore" },
  );
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const inTime = { timeout: 60_000, interval: 500 };
  const status = () =>
    fetch(`${url}/blog`, { headers: { accept: "text/html" } }).then(
      (answer) => answer.status,
      () => 0,
    );
  try {
    await expect.poll(status, { ...inTime, timeout: 120_000 }).toBe(200);
    for (const [what, file, from, to, sentence] of faults) {
      const path = join(folder, file);
      const right = await readFile(path, "utf8");
      await writeFile(path, right.replace(from, to));
      const shown = async () => {
        await page.goto(`${url}/blog`);
        const message = page.locator("vite-error-overlay #message-content");
        return message.textContent({ timeout: 3_000 }).catch(() => "");
      };
      await expect.poll(shown, { ...inTime, message: what }).toMatch(sentence);
      await writeFile(path, right);
      await expect.poll(status, { ...inTime, message: `${what} mended` }).toBe(200);
    }
  } finally {
    await browser.close();
    const ended = once(server, "exit");
    server.kill();
    await ended;
  }
}, 400_000);

test("a build stops with a sentence that names file and remedy, and with no stack trace", async () => {
  const stray = join(folder, `${article}/xx.md`);
  await writeFile(stray, "");
  const failed = await buildCopy(folder).then(
    () => "",
    (error: Error) => error.message,
  );
  await rm(stray);
  expect(failed).toMatch(/articles\/[\w-]+\/xx\.md: xx is no language of the site; allowed are fr/);
  expect(failed).not.toMatch(/^\s+at .*:\d+:\d+/m);
}, 200_000);

test.each([...ownerFaults, markFault])(
  "a build stops at once at %s",
  async (_what, file, from, to, sentence) => {
    const path = join(folder, file);
    const right = await readFile(path, "utf8");
    await writeFile(path, right.replace(from, to));
    const failed = await buildCopy(folder).then(
      () => "",
      (error: Error) => error.message,
    );
    await writeFile(path, right);
    expect(failed).toMatch(sentence);
    expect(failed).not.toMatch(/^\s+at .*:\d+:\d+/m);
  },
);

afterAll(() => rm(folder, { recursive: true, force: true }));
