import { expect, test } from "vitest";
import { systemClock } from "#leads/clock.ts";
import { readCorrections } from "#leads/guard/corrections.ts";
import { textSignal } from "#leads/guard/text-signal.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import { freshStore, store } from "#tests/support/fresh-store.ts";
import { newLead, sampleLead } from "#tests/support/sample-lead.ts";

freshStore();

test("a text released many times makes no other text look like spam", async () => {
  for (let copy = 0; copy < 170; copy += 1) {
    const lead = { ...sampleLead, email: `zoe${copy}@example.org`, message: "Wir suchen eine Webseite." };
    await saveLead(store, systemClock, { ...newLead, lead });
  }
  await store.updateTable("lead").set({ verdict: "sincere" }).execute();
  const other = {
    name: "Zoë Müller-Bern",
    email: "zoe-d9ab8386-15fd-40b2@baeckerei-9c374098d0d3.example",
    company: "Bäckerei Bern d9ab8386",
    phone: "+49 30 848893",
    message:
      "Guten Tag,\nunsere Bäckerei in Bern sucht eine neue Webseite. Zeichen d9ab8386-15fd-40b2-9ad7-9c374098d0d3",
  };
  expect(textSignal(other, "de", null)).toBeNull();
  expect(textSignal(other, "de", await readCorrections(store, systemClock)())).toBeNull();
});
