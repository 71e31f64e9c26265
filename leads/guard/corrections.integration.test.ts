import { beforeEach, expect, test } from "vitest";
import { minute } from "#contract/formats/milliseconds.ts";
import { readCorrections } from "#leads/guard/corrections.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import { freshStore, store } from "#tests/support/fresh-store.ts";
import { newLead } from "#tests/support/sample-lead.ts";

freshStore();

let now = 0;
const clock = { now: () => now };
let read: ReturnType<typeof readCorrections>;
beforeEach(() => {
  read = readCorrections(store, clock);
});

async function judged(message: string, verdict: "spam" | "genuine"): Promise<string> {
  const { id } = await saveLead(store, clock, { ...newLead, lead: { ...newLead.lead, message } });
  await judge(id, verdict);
  return id;
}
const judge = (id: string, verdict: "spam" | "genuine") =>
  store.updateTable("lead").set({ verdict }).where("id", "=", id).execute();

/** How often a word was seen in spam and in genuine messages, a minute later. */
async function pairOf(word: string) {
  now += minute;
  const counts = await read();
  return [...(counts?.tokens ?? [])].find(([token]) => token.endsWith(` ${word}`))?.[1];
}

test("what the agency has judged is counted, anew if judged otherwise, and forgotten once erased", async () => {
  const first = await judged("Bagels and baguettes", "spam");
  expect(await pairOf("bagels")).toEqual([1, 0]);
  await judged("Bagels for breakfast", "genuine");
  // The same text again counts once.
  await judged("Bagels for breakfast", "genuine");
  expect(await pairOf("bagels")).toEqual([1, 1]);
  await judge(first, "genuine");
  expect(await pairOf("bagels")).toEqual([0, 2]);
  await store.deleteFrom("lead").where("id", "=", first).execute();
  expect(await pairOf("bagels")).toEqual([0, 1]);
  await store.deleteFrom("lead").execute();
  now += minute;
  expect(await read()).toBeNull();
});

test("a lead is read and taken apart once, however often the counts are asked for", async () => {
  const id = await judged("Bagels and baguettes", "spam");
  expect(await pairOf("bagels")).toEqual([1, 0]);
  await store.updateTable("lead").set({ message: "Croissants" }).where("id", "=", id).execute();
  await judged("Brioches and more", "spam");
  expect(await pairOf("brioch")).toEqual([1, 0]);
  expect(await pairOf("bagels")).toEqual([1, 0]);
});
