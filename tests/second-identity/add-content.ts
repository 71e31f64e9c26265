import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addArticle, addCase, change, edit } from "#tests/own-entries.ts";

/** Adds an article, a case, an event, a price and a question to Atelier Nord's site, by the steps of `docs/adding.md`. */
export async function addContent(folder: string): Promise<void> {
  const replace = (path: string, from: string, to: string) => {
    const text = readFileSync(join(folder, path), "utf8");
    if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
    writeFileSync(join(folder, path), text.replace(from, to));
  };

  const article = await addArticle(folder, "added-article");
  const added = await addCase(folder, "added-case");

  replace("content/facts/tracked-events.ts", '  "call_click",\n', '  "call_click",\n  "email_click",\n');
  replace(
    "src/measurement/watch-events.ts",
    `"call_click"],\n`,
    `"call_click"],\n  ['[href^="mailto:"]', "email_click"],\n`,
  );
  replace(
    "content/facts/prices.ts",
    "    maintenance: ",
    '    addedPrice: price({ CHF: 17, EUR: 16 }, { period: "month" }),\n    maintenance: ',
  );

  await change(join(added, "facts.yaml"), { client: "Added case" });
  for (const language of ["fr", "en"]) {
    await change(join(article, `${language}.md`), {
      title: "Added article",
      excerpt:
        "Added excerpt of an article that is there to see whether one more article is shown in both languages.",
    });
    await change(join(added, `${language}.md`), {
      title: "Added case",
      seoTitle: "Added case, one more beside the first",
      excerpt:
        "Added excerpt of a case that is there to see whether one more case is shown in both languages, on its page and in lists.",
    });
    const words = {
      cro: [["events", "items", "email_click"], { when: "Added event", tells: "Added sentence." }],
      prices: [
        ["groups", "websites", "items", "addedPrice"],
        { name: "Added price", detail: "Added detail" },
      ],
      home: [["questions", "items", "added"], { question: "Added question?", answer: "Added answer." }],
    } as const;
    for (const [part, [place, value]] of Object.entries(words)) {
      await edit(join(folder, `content/copy/${language}/${part}.yaml`), (document) =>
        document.setIn(place, value),
      );
    }
  }
}
