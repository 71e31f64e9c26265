import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { defaultLanguage, type Language, languages } from "#contract/languages.ts";
import { fieldFacts, leadFields } from "#contract/lead-fields.ts";
import { pathOf } from "#contract/routes.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { secondLanguage } from "#tests/support/spoken.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

/** A valid lead as typed by a visitor. */
export const validFields = { ...sampleLead, email: "zoe@example.org", budget: "small" };

/** The parts of the built contact page that the server relies on. */
export function contactPage(language: string): string {
  const controls = leadFields.map((field) => {
    const common = `name="${field}" id="contact-${field}" aria-describedby="contact-${field}-error"`;
    const facts = fieldFacts[field];
    const options =
      "options" in facts ? facts.options.map((key) => `<option value="${key}">${key}</option>`) : [];
    const control =
      facts.kind === "lines"
        ? `<textarea ${common}></textarea>`
        : "options" in facts
          ? `<select ${common}><option value="" selected="">–</option>${options.join("")}</select>`
          : `<input type="text" ${common}/>`;
    return `<label>${field} ${control}</label><p id="contact-${field}-error" hidden></p>`;
  });
  return `<!DOCTYPE html><html lang="${language}"><head><title>Contact &amp; more</title><script type="application/ld+json">{"a":"<b>"}</script></head><body>
<astro-island uid="other"><p>another island</p></astro-island>
<astro-island uid="x" ssr client="visible" props="{&quot;a&quot;:1}"><form id="contact-form" method="post" action="/functions/v1/send-contact-email"><input type="hidden" name="language" value="${language}"/><input type="hidden" name="idempotencyKey" value=""/>${controls.join("")}<div id="contact-notice" hidden></div><button>Send</button></form></astro-island></body></html>`;
}

/** Where the pages that say what went wrong stand in a language. */
const failureFolder = (language: Language) => (language === defaultLanguage ? "" : `${language}/`);

/** Each test of a file writes the same texts. */
const compressed = new Map<string, { br: Buffer; gz: Buffer }>();

/** Writes a minimal built site; returns its folder, which the caller must remove. */
export async function writeFakeSite(): Promise<string> {
  const folder = await newFolder();
  const page = (text: string) => `<!DOCTYPE html><title>${text}</title><p>${text.repeat(200)}</p>`;
  const files: Record<string, string> = {
    "index.html": page("accueil"),
    ...Object.fromEntries(
      languages.flatMap((language) => [
        [`${pathOf("contact", language).slice(1)}.html`, contactPage(language)],
        [`${failureFolder(language)}404.html`, page(`nothing here ${language}`)],
      ]),
    ),
    [`${secondLanguage}.html`]: page("home"),
    "services.html": page("services"),
    "blog.html": page("blog"),
    "_astro/app.Ab12.js": "console.log(1);".repeat(100),
    "favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "contact-orvane.vcf": "BEGIN:VCARD\r\nEND:VCARD\r\n",
    // The third language's is missing.
    "500.html": page(`Unexpected Application Error! ${defaultLanguage}`),
    [`${secondLanguage}/500.html`]: page(`Unexpected Application Error! ${secondLanguage}`),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    if (text.length < 500) continue;
    const small = compressed.get(text) ?? { br: brotliCompressSync(text), gz: gzipSync(text) };
    compressed.set(text, small);
    for (const [ending, bytes] of Object.entries(small)) await writeFile(`${file}.${ending}`, bytes);
  }
  return folder;
}
