import { readFile } from "node:fs/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { formSignals } from "#contact/guard/form-signals.ts";
import { createGuard, type Guard, type GuardParts, type Submission } from "#contact/guard/guard.ts";
import { memoryRates } from "#contact/guard/rates.ts";

const submission: Submission = {
  lead: {
    name: "Zoë Müller",
    email: "zoe@baeckerei.example",
    company: "Bäckerei Müller",
    phone: "+49 30 901820",
    projectType: "website",
    budget: "medium",
    message: "Wir suchen eine Webseite.",
  },
  address: "203.0.113.9",
  hiddenField: false,
  openFor: 60_000,
  proof: null,
};

let guard: Guard;
const open = (changes: Partial<GuardParts> = {}) =>
  createGuard({
    rates: memoryRates(),
    clock: { now: () => Date.now() },
    secret: "secret",
    limit: 60,
    ...changes,
  });
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) });
  guard = open();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What is said of a submission: `accepted`, the reason of its quarantine, or how long to wait. */
async function judged(changes: Partial<Submission> = {}, words: Partial<Submission["lead"]> = {}) {
  const lead = { ...submission.lead, ...words };
  const verdict = await guard.judge({ ...submission, lead, ...changes });
  if (!verdict.allowed) return verdict.retryAfter;
  return verdict.judgement.signals ?? verdict.judgement.state;
}

async function times(count: number, send: (index: number) => Promise<string | number>) {
  const all: (string | number)[] = [];
  for (let index = 0; index < count; index += 1) all.push(await send(index));
  return all;
}

describe("the guard", () => {
  test("accepts a lead, with scripts and without", async () => {
    expect(await judged()).toBe("accepted");
    expect(await judged({ openFor: null, address: null })).toBe("accepted");
  });

  test("suspects who fills in the field that nobody sees", async () => {
    expect(await judged({ hiddenField: true })).toBe("hidden-field");
  });

  test("suspects nobody for haste alone", async () => {
    expect(await judged({ openFor: 200 })).toBe("accepted");
  });

  test("suspects one text that comes from many mailboxes in haste from one address", async () => {
    const answers = await times(25, (index) => judged({ openFor: 50 }, { email: `a${index}@example.org` }));
    expect(answers[0]).toBe("accepted");
    expect(answers.at(-1)).toBe("too-fast, busy-address, copied-message");
  });

  test("suspects no person who sends the same again and again", async () => {
    expect(new Set(await times(30, () => judged({ openFor: 500 })))).toEqual(new Set(["accepted"]));
  });

  test("keeps a mailbox from drowning in receipts", async () => {
    const answers = await times(31, (index) =>
      judged({ address: `203.0.113.${index}` }, { message: `Guten Tag, Frage ${index}` }),
    );
    expect(answers.slice(0, 30)).toEqual(Array(30).fill("accepted"));
    expect(answers[30]).toBe("flooded-mailbox");
  });

  test("lets an address wait beyond its limit, and no longer than its window", async () => {
    const answers = await times(61, (index) => judged({}, { email: `a${index}@example.org` }));
    expect(answers.slice(0, 60).every((answer) => typeof answer === "string")).toBe(true);
    expect(answers[60]).toBe(600);
    expect(await judged({ address: "203.0.113.10" }, { message: "Somebody else’s" })).toBe("accepted");
    await vi.advanceTimersByTimeAsync(601_000);
    expect(await judged({}, { message: "A new question", email: "b@example.org" })).toBe("accepted");
  });

  test("lets nobody wait longer because the clock was put back", async () => {
    guard = open({ limit: 1 });
    await judged();
    vi.setSystemTime(Date.now() - 86_400_000);
    expect(await judged()).toBe("accepted");
  });

  test("does not count addresses it does not know", async () => {
    guard = open({ limit: 1 });
    expect(await times(3, () => judged({ address: null }))).toEqual(Array(3).fill("accepted"));
  });

  test("counts nothing where the limit is 0", async () => {
    guard = open({ limit: 0 });
    expect(new Set(await times(100, () => judged()))).toEqual(new Set(["accepted"]));
  });

  test("hands no address, mailbox or words to the counters", async () => {
    const keys: string[] = [];
    guard = open({
      rates: {
        count: async (key) => {
          keys.push(key);
          return { count: 1, endsIn: 1 };
        },
      },
    });
    await judged();
    expect(keys).toHaveLength(4);
    expect(keys.join()).not.toMatch(/203\.0|zoe|baeckerei|webseite/i);
  });
});

describe("what the form sends beside a lead", () => {
  test.each([
    [{}, { hiddenField: false, openFor: null, proof: null }],
    [
      { website: "", openFor: 5000, proof: null },
      { hiddenField: false, openFor: 5000, proof: null },
    ],
    [
      { website: "https://spam.example", openFor: "5000" },
      { hiddenField: true, openFor: null, proof: null },
    ],
    [
      { website: ["x"], openFor: -1 },
      { hiddenField: false, openFor: null, proof: null },
    ],
    [{ altcha: "eyJ9" }, { hiddenField: false, openFor: null, proof: "eyJ9" }],
    [{ altcha: ["eyJ9"] }, { hiddenField: false, openFor: null, proof: null }],
    [{ openFor: Number.NaN }, { hiddenField: false, openFor: null, proof: null }],
  ])("%j is read as %j", (body, expected) => {
    expect(formSignals(body)).toEqual(expected);
  });

  test("has the names the form uses", async () => {
    const form = await readFile(
      new URL("../../src/screens/contact/contact-form.tsx", import.meta.url),
      "utf8",
    );
    expect(form).toContain('name="website"');
    expect(form).toContain("openFor");
    const proof = await readFile(
      new URL("../../src/screens/contact/proof-of-work.ts", import.meta.url),
      "utf8",
    );
    expect(proof).toContain("{ altcha }");
  });
});
