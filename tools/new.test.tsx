import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { Language } from "#contract/languages.ts";

const run = promisify(execFile);

const services = "websites,automation,cro";

const answers = [
  ...["--name", "Deichwerk", "--url", "https://deichwerk.example", "--person", "Jana Petersen"],
  ...["--phone", "+49 40 5550123", "--city", "Hamburg", "--country", "DE"],
  ...["--languages", "en,de", "--currencies", "EUR,USD", "--services", services],
];

/** The screens of a site that depend most on what it sells. */
async function renderSite(folder: string): Promise<Record<string, string>> {
  vi.resetModules();
  vi.doMock("#contract/site-folder.ts", () => ({ siteFolder: folder, isSample: false }));
  // Pictures are made by Astro.
  const picture = { widths: [], src: "/picture.webp", width: 1, height: 1 };
  vi.doMock("#site/content/people/portraits.ts", () => ({ portraitOf: () => picture }));
  vi.doMock("#site/content/text/pictures.ts", () => ({
    drawingOf: () => picture,
    svgOf: () => "/drawing.svg",
  }));
  const { languages } = await import("#contract/languages.ts");
  const { Home } = await import("#site/screens/home/home.tsx");
  const { Services } = await import("#site/screens/services/services.tsx");
  const { Pricing } = await import("#site/screens/pricing/pricing.tsx");
  const { Agency } = await import("#site/screens/agency/agency.tsx");
  const { Websites } = await import("#site/screens/websites/websites.tsx");
  const { Automation } = await import("#site/screens/automation/automation.tsx");
  const { Cro } = await import("#site/screens/cro/cro.tsx");
  const [language] = languages as [Language];
  const screens = {
    home: <Home language={language} studies={[]} />,
    services: <Services language={language} />,
    pricing: <Pricing language={language} />,
    agency: <Agency language={language} />,
    websites: <Websites language={language} />,
    automation: <Automation language={language} />,
    cro: <Cro language={language} />,
  };
  return Object.fromEntries(
    Object.entries(screens).map(([key, screen]) => [key, renderToStaticMarkup(screen)]),
  );
}

/** What stands empty on a screen, leads nowhere, or is about a service that is not on offer. */
function holesIn(html: string): string[] {
  const page = parse(html);
  const bare = page
    .querySelectorAll("ul, ol, dl, table, tbody, section, fieldset")
    .filter((part) => part.closest("[hidden]") === null)
    .filter((part) => part.querySelectorAll("li, dt, td, p, input, button, svg, img, details").length === 0);
  const asked = Array.from(html.matchAll(/[?&;]service=(\w+)/g), ([, service = ""]) => service);
  return [
    ...bare.map((part) => part.outerHTML.slice(0, 120)),
    ...asked.filter((service) => !services.split(",").includes(service)),
    ...(html.match(/(?:href|action|src)="(?:null|undefined)?"/g) ?? []),
    ...page
      .querySelectorAll("[href^='#']")
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => page.querySelector(href) === null),
  ];
}

// The fixture, which is built, is another, with one service and in a language that the sample does not have.
test("a new site passes the check and has no holes; what a later version adds is filled in", async () => {
  const parent = await mkdtemp(".cache/new-site-");
  const folder = `${parent}/site`;
  const check = (...words: string[]) =>
    run(process.execPath, ["tools/check-content.ts", ...words], { env: { ...process.env, SITE: folder } });
  try {
    await run(process.execPath, ["tools/new.ts", folder, ...answers]);
    // What an invented business shows may go.
    for (const file of globSync(`${folder}/copy/*/assistant.yaml`)) await rm(file);
    const screens = Object.entries(await renderSite(folder));
    const holes = screens.map(([key, html]) => [key, holesIn(html)]);
    expect(Object.fromEntries(holes.filter(([, found]) => found?.length))).toEqual({});

    const file = `${folder}/copy/en/home.yaml`;
    const words = await readFile(file, "utf8");
    await writeFile(file, words.replace(/^name: .*\n/m, ""));
    await expect(check()).rejects.toThrow("name is missing");
    await check("--fill");
    expect(await readFile(file, "utf8")).toMatch(/^# draft: the sample's words\nname: /m);
    await expect(check()).resolves.toMatchObject({ stderr: "" });
  } finally {
    await rm(parent, { recursive: true });
  }
});
