import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { edit } from "#tests/own-entries.ts";
import { addScreen } from "#tests/second-identity/own-screen.ts";

/** Adds a screen, a service, an event, a price and a question to Atelier Nord's site, by the steps of `docs/adding.md`. */
export async function addContent(folder: string): Promise<void> {
  const replace = (path: string, from: string, to: string) => {
    const text = readFileSync(join(folder, path), "utf8");
    if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
    writeFileSync(join(folder, path), text.replace(from, to));
  };

  replace("contract/facts/tracked-events.ts", '  "call_click",\n', '  "call_click",\n  "email_click",\n');
  replace(
    "site/measurement/watch-events.ts",
    `"call_click"],\n`,
    `"call_click"],\n  ['[href^="mailto:"]', "email_click"],\n`,
  );
  replace(
    "contract/facts/prices.ts",
    "    maintenance: ",
    '    addedPrice: price({ CHF: 17, EUR: 16 }, { period: "month" }),\n    maintenance: ',
  );

  replace(
    "contract/facts/services.ts",
    "} as const satisfies",
    '  podcasts: { offered: true, projectTypes: ["podcast"] },\n} as const satisfies',
  );
  replace("contract/facts/contact-form.ts", '  "other",\n', '  "podcast",\n  "other",\n');
  replace(
    "contract/facts/prices.ts",
    "} satisfies Record<string, Record<string, Price>>",
    "  podcasts: { episode: price({ CHF: 420, EUR: 410 }, { from: true, entry: true }) },\n} satisfies Record<string, Record<string, Price>>",
  );
  replace(
    "contract/facts/prices.ts",
    '  campaigns: "cro",\n',
    '  campaigns: "cro",\n  podcasts: "podcasts",\n',
  );

  await addScreen(folder, ["fr", "en"]);
  for (const language of ["fr", "en"]) {
    const words = [
      ["cro", ["events", "items", "email_click"], { when: "Added event", tells: "Added sentence." }],
      [
        "prices",
        ["groups", "websites", "items", "addedPrice"],
        { name: "Added price", detail: "Added detail" },
      ],
      ["home", ["questions", "items", "added"], { question: "Added question?", answer: "Added answer." }],
      // The page of the added service has words of its own, beside the texts of this site.
      [
        "prices",
        ["groups", "podcasts"],
        {
          caption: "Podcasts",
          name: "What you get",
          running: "",
          items: { episode: { name: "An episode", detail: "Recorded and cut" } },
        },
      ],
      ["services", ["symptoms", "podcasts"], "Added symptom."],
      ["home", ["services", "items", "podcasts"], "Added service."],
      ["agency", ["offers", "services", "podcasts"], "Added service."],
      ["lead-form", ["options", "projectType", "podcast"], "Added project"],
    ] as const;
    for (const [part, place, value] of words) {
      await edit(join(folder, `content/copy/${language}/${part}.yaml`), (document) =>
        document.setIn(place, value),
      );
    }
  }
}
