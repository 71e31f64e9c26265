import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Root } from "hast";
import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Language } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { prepareText } from "#site/content/copy/define-site-copy.ts";
import { articleTree } from "#site/content/text/article-tree.ts";
import { caseTree } from "#site/content/text/case-tree.ts";
import { numberedId } from "#site/content/text/sections.ts";
import { textCopy } from "#site/content/text/text.copy.ts";
import { textTree } from "#site/content/text/text-tree.ts";
import { LinkedHeading, TextNodes } from "#site/elements/text-nodes.tsx";
import { newFolder } from "#tests/support/temporary-files.ts";
import { secondLanguage, spoken } from "#tests/support/test-languages.ts";

const targets = { paths: new Map<string, string>(), written: new Set<string>() };
const price = prepareText("{prices.websites.landing}", secondLanguage)({}).join("");

interface Options {
  language?: Language;
  file?: string;
}

type ReadTree = (body: string, options?: Options) => Root;

const sourceOf = (text: string, file = "content/legal/x/text.md") => ({
  file,
  text: `---\ntitle: A\n---\n${text}\n`,
});

const article: ReadTree = (body, { language = secondLanguage, file } = {}) =>
  articleTree(sourceOf(body, file), language, targets, false);

/** Where a text may stand: each reads one as its page does. */
const kinds: [kind: string, read: ReadTree][] = [
  ["an article", article],
  [
    "a case",
    (body, { language = secondLanguage, file } = {}) =>
      caseTree({
        source: sourceOf(`## Why\n\n${body}\n\n## How\n\n## What\n\n- x`, file),
        language,
        targets,
        metrics: {},
        figures: {},
      }),
  ],
  [
    "a legal text",
    (body, { language = secondLanguage, file } = {}) =>
      textTree({ source: sourceOf(body, file), language, targets, values: {}, sections: numberedId }),
  ],
];

function shown({ children }: Root) {
  const html = renderToStaticMarkup(
    <TextNodes nodes={children} components={{ h2: LinkedHeading, h3: LinkedHeading }} />,
  );
  return parse(html, { comment: true, blockTextElements: { script: true } });
}

const markup = (tree: Root) => shown(tree).toString();

describe.each(kinds)("in %s", (_, read) => {
  test("a heading keeps the spaces around what stands in it, and its link shows one price", () => {
    const tree = read(
      "### From {prices.websites.landing} **to** more\n\n### The `<title>` tag\n\n### See [prices](route:pricing) first",
    );
    const page = shown(tree);
    for (const hidden of page.querySelectorAll("[data-amount] + [data-amount]")) hidden.remove();
    const headings = page.querySelectorAll("h3").filter(({ text }) => !/^(Why|How|What)$/.test(text));
    expect(headings.map(({ text }) => text.replaceAll("\u00a0", " "))).toEqual([
      `From ${price} to more`.replaceAll("\u00a0", " "),
      "The <title> tag",
      "See prices first",
    ]);
    expect(
      headings
        .at(-1)
        ?.querySelectorAll("a")
        .map((link) => link.getAttribute("href")),
    ).toEqual([pathOf("pricing", secondLanguage)]);
    expect(page.querySelectorAll("a a")).toEqual([]);
  });

  test("every heading has an id that no other has, in any script", () => {
    const titles = [
      "Étape",
      "Etape",
      "Größe",
      "Grösse",
      "株式会社",
      "Контакти",
      "Наші ціни",
      "!?",
      "…",
      "Menu",
    ];
    const page = shown(read(titles.map((title) => `### ${title}\n\nx\n`).join("\n")));
    const ids = page.querySelectorAll("h3").map(({ id }) => id);
    expect(ids).toEqual([
      "etape",
      "etape-1",
      "grosse",
      "grosse-1",
      "株式会社",
      "контакти",
      "наші-ціни",
      "section",
      "section-1",
      "menu-1",
    ]);
  });

  test("the first cell of a row heads it, unless another does", () => {
    const page = shown(read("| | Now |\n| - | - |\n| Visits | 100 |"));
    expect(page.querySelectorAll("th").map((cell) => [cell.text, cell.getAttribute("scope")])).toEqual([
      ["Now", "col"],
      ["Visits", "row"],
    ]);
  });

  test("a table scrolls, whatever its attributes, and what follows stays outside it", () => {
    const page = shown(
      read(
        '### B\n\n<table class="prices">\n<tr><th></th><th>x</th></tr>\n<tr><th>y</th><td style="text-align: right">1</td></tr>\n</table>\n\n| a |\n| -: |\n| 1 |\n\nAfter.',
      ),
    );
    const scrolling = page.querySelectorAll('[role="region"][tabindex="0"] > table');
    expect(scrolling).toHaveLength(2);
    expect(
      page.querySelectorAll("table").map(({ parentNode }) => parentNode?.getAttribute("aria-labelledby")),
    ).toEqual(["b", "b"]);
    expect(page.querySelectorAll("th").map((cell) => cell.getAttribute("scope"))).toEqual([
      "col",
      "row",
      "col",
    ]);
    expect(page.querySelectorAll('td[data-align="right"]')).toHaveLength(2);
    expect(page.querySelector("td[style]")).toBeNull();
    expect(
      page
        .querySelectorAll("p")
        .some(({ text, parentNode }) => text === "After." && !parentNode?.closest("div")),
    ).toBe(true);
  });

  test("code stays to the letter", () => {
    const samples = [
      '<td style="text-align: right">',
      'href="/contact" -- "x" : {{first_name}} \\{ &amp; {prices.websites.landing}',
    ];
    const code = samples.join("\n");
    const page = shown(
      read(
        `\`\`\`html\n${code}\n\`\`\`\n\n- a list\n\n  \`\`\`\n  {{x}}\n  \`\`\`\n\n~~~\n{y}\n~~~\n\n    {z\n\n\`{{w}}\` and <code>{v}</code>`,
      ),
    );
    expect(page.querySelectorAll("code").map(({ textContent }) => textContent.trimEnd())).toEqual([
      code,
      "{{x}}",
      "{y}",
      "{z",
      "{{w}}",
      "{v}",
    ]);
  });

  test("an escaped brace is one, and a fact may have elements around it and in it", () => {
    const page = shown(
      read(
        "A \\{brace\\}, &#123;another&#125; **and {prices.websites.landing}**, [x](/a?b=\\{c\\}).\n\n<p>\\{raw\\}</p>\n\n{consent.asked, select, no {**one**} other {**one**}} two",
      ),
    );
    for (const hidden of page.querySelectorAll("[data-amount] + [data-amount]")) hidden.remove();
    const paragraphs = page.querySelectorAll("p").map((paragraph) => paragraph.innerHTML);
    expect(page.querySelector("strong")?.text).toContain(price);
    expect(paragraphs.find((html) => html.startsWith("A "))).toContain("A {brace}, {another} <strong>and");
    expect(page.querySelector("a[href^='/a']")?.getAttribute("href")).toBe("/a?b=%7Bc%7D");
    expect(paragraphs).toContain("{raw}");
    expect(paragraphs).toContain("<strong>one</strong> two");
  });

  test("no quotation mark is made of a straight one, an apostrophe within a word is", () => {
    const html = markup(read(`It's "so" and 10" with --dry-run`));
    expect(parse(html).text).toContain(`It’s "so" and 10" with --dry-run`);
  });

  test("items of a checklist that are done differ from those that are open, in words too", () => {
    const { done, open } = textCopy(secondLanguage).checklist;
    const page = shown(read("- [x] Photos\n- [ ] Texts"));
    expect(page.querySelectorAll("input")).toEqual([]);
    const items = page.querySelectorAll(".task-list-item");
    expect(items.map((item) => [item.text, item.hasAttribute("data-done")])).toEqual([
      [`${done} Photos`, true],
      [`${open} Texts`, false],
    ]);
    const paper = shown(read("- [ ] Photos\n- [ ] Texts")).querySelectorAll(".task-list-item");
    expect(paper.map(({ text }) => text)).toEqual(["Photos", "Texts"]);
  });

  test("a picture is found by the name that cameras and other systems give it, its caption is as typed", async () => {
    const folder = await newFolder();
    const file = join(folder, "text.md");
    for (const name of ["IMG_1.JPG", "Größe.jpg".normalize("NFD")]) await writeFile(join(folder, name), "x");
    const caption = `L'été & "l'hiver"`;
    const page = shown(
      read(
        `![a](./IMG_1.JPG '${caption.replaceAll("'", "\\'")}')\n\n![b](./${"Größe.jpg".normalize("NFC")})`,
        { file },
      ),
    );
    expect(page.querySelectorAll("figure > img")).toHaveLength(2);
    expect(page.querySelector("figcaption")?.text).toBe(caption.replace("L'", "L’").replace("l'", "l’"));
  });

  test("each mistake is named with its line, in one sentence", async () => {
    const folder = await newFolder();
    const file = join(folder, "text.md");
    await writeFile(join(folder, "large.jpg"), Buffer.alloc(20_000_000));
    const problemOf = (body: string) => {
      try {
        return read(body, { file }) && "none";
      } catch (error) {
        return error instanceof Error ? error.message : error;
      }
    };
    const above = read === kinds[1]?.[1] ? 2 : 0;
    const at = (line: number) => `${file}:${line + 3 + above}: `;
    expect(problemOf("x\n\ny\n{brnd} z")).toMatch(`${at(4)}unknown placeholder {brnd}`);
    expect(problemOf("- x\n\n  {prices.landing}")).toMatch(`${at(3)}unknown placeholder {prices.landing}`);
    expect(problemOf("x {y")).toMatch(`${at(1)}its placeholders cannot be read`);
    expect(problemOf("x\n\n![a](./b.jpg)")).toBe(
      `${at(3)}there is no picture ./b.jpg; beside the text: ./large.jpg (jpg, png, webp or avif)`,
    );
    expect(problemOf("![a](./large.jpg)")).toMatch(
      `${at(1)}${folder}/large.jpg: a picture of more than 10 MB`,
    );
    expect(problemOf("![](./large.jpg)")).toMatch(`${at(1)}the picture ./large.jpg needs a description`);
    expect(problemOf('x\n\n<img src="https://other.example/a.jpg" alt="A">')).toMatch(
      `${at(3)}the picture https://other.example/a.jpg does not stand beside the text`,
    );
    expect(problemOf("a\n\ufffd")).toMatch(
      `${at(2)}there are characters that cannot be read; save the file as UTF-8`,
    );
    expect(problemOf("x [a](route:nowhere)")).toMatch(`${at(1)}unknown link target route:nowhere`);
  });
});

test.each(spoken(["fr"]))("a line is typeset across what is bold, code is not, in %s", (language) => {
  const html = markup(
    article('Trois **choses** : <b title="a ; b">c</b> ! `a ? b : c` !\n\n```\nx : y\n```', { language }),
  );
  expect(html).toContain("Trois <strong>choses</strong>\u202f: ");
  expect(html).toContain("</b>\u202f! <code>a ? b : c</code>\u202f!");
  expect(html).toContain("x : y\n");
});

test("footnotes are named in the language of the text", () => {
  const page = shown(article("A[^1].\n\n[^1]: B"));
  const { title, back } = textCopy(secondLanguage).notes;
  expect(page.querySelector("#footnote-label")?.text).toBe(title);
  expect(page.querySelector("[data-footnote-backref]")?.getAttribute("aria-label")).toBe(
    back({ number: "1" }),
  );
});
