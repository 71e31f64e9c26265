import { sql } from "kysely";
import { expect, test } from "vitest";
import { listLeads } from "#leads/store/find-leads.ts";
import { openStore } from "#leads/store/open-store.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import type { Store } from "#leads/store/tables.ts";
import { folder, freshStore, store } from "#tests/support/fresh-store.ts";
import { newLead } from "#tests/support/sample-lead.ts";

freshStore();

const clock = { now: () => 1_700_000_000_000 };
const save = (name: string) => saveLead(store, clock, { ...newLead, lead: { ...newLead.lead, name } });
const finds = async (from: Store, words: string) =>
  (await listLeads(from, { words }, 10)).map(({ name }) => name);

test.each([
  ["Seán O’Brien", "O'Brien", "o`brien", "O\u02bcBrien", "sean"],
  ["Anne‑Marie L'Hôte", "L’Hote", "anne-marie", "Anne–Marie"],
  ["Łukasz Wałęsa", "Lukasz", "Łukasz", "walesa"],
  ["Søren Bøe", "Soren", "Soeren", "SØREN", "bøe"],
  ["Đorđe Işık Yıldız", "Dorde", "Isik", "YILDIZ", "Yıldız"],
  ["Þórður Æsir", "Thordur", "aesir"],
  ["Jürgen Groß", "Juergen", "Jurgen", "gross"],
])("%s is found by every usual spelling", async (name, ...spellings) => {
  await save("Nils Else");
  await save(name);
  for (const words of spellings) expect(await finds(store, words), words).toEqual([name]);
});

test("a lead that an earlier version stored is found alike", async () => {
  await save("Łukasz O’Bøen");
  await sql`update lead_search set words = 'łukasz o’bøen'`.execute(store);
  await sql`delete from kysely_migration where name like '0006-%'`.execute(store);
  await store.destroy();
  const reopened = await openStore(folder);
  for (const words of ["Lukasz", "O'Bøen", "O’Boen"])
    expect(await finds(reopened, words), words).toEqual(["Łukasz O’Bøen"]);
  await reopened.destroy();
});
