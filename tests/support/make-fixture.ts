/**
 * Run by `npm run build:fixture`: makes about the smallest site there can be, by the command that makes an owner's. Two
 * languages, the main one a language that the sample does not have; one currency, not the sample's first; one service;
 * no cases, articles or trades; every field of the form waived that may be; every screen left out that may be, two of
 * them in the second language alone. Its gaps are filled with plain words.
 */
import { execFileSync } from "node:child_process";
import { appendFileSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const folder = "tests/fixture";

rmSync(folder, { recursive: true, force: true });
execFileSync(process.execPath, [
  ...["tools/new.ts", folder, "--name", "Olaria", "--url", "https://olaria.example"],
  ...["--person", "Rita Moura", "--phone", "+44 20 7946 0123", "--city", "Cambridge", "--country", "GB"],
  ...["--languages", "pt,en", "--currencies", "GBP", "--services", "design"],
]);
const optional =
  "about,vision,portfolio,case,pricing,estimate,examples,blog,article,trade,sitemap,links,search";
for (const file of globSync([
  `${folder}/copy/*/{${optional}}.yaml`,
  `${folder}/legal/{refund,accessibility}`,
]))
  rmSync(file, { recursive: true });
const form = join(folder, "facts/contact-form.yaml");
const waived = "{ company: optional, phone: optional, projectType: optional, budget: absent }";
writeFileSync(form, readFileSync(form, "utf8").replace("fields: {}", `fields: ${waived}`));
for (const file of ["copy/en/agency.yaml", "legal/terms/text.en.md"]) rmSync(join(folder, file));
for (const file of globSync(`${folder}/{site.yaml,{copy,legal,people}/**/*.{yaml,md}}`)) {
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/"?\[[a-z][a-z ]+\]"?/g, "Uma frase simples"));
}
for (const file of globSync(`${folder}/legal/privacy/*.md`))
  appendFileSync(file, "\n\n<samp>{storage.formText}</samp>, <samp>{storage.language}</samp>\n");
const portrait = sharp({ create: { width: 640, height: 640, channels: 3, background: "grey" } });
await portrait.toFile(join(folder, "people/rita-moura/portrait.jpg"));
