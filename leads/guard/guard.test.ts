import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { day } from "#contract/formats/milliseconds.ts";
import { createGuard, type Guard, type GuardDependencies, type Submission } from "#leads/guard/guard.ts";
import { countTokens } from "#leads/guard/text-classifier.ts";
import { createRateCounters } from "#leads/rate-counters.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";

const submission: Submission = {
  lead: sampleLead,
  language: "de",
  ip: "203.0.113.9",
  hiddenField: false,
  openFor: 60_000,
  hasFormMarks: true,
};

let guard: Guard;
const open = (changes: Partial<GuardDependencies> = {}) =>
  createGuard({
    rates: createRateCounters(),
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

/** The verdict on a submission: `accepted`, its signals, or the seconds to wait. */
async function judged(changes: Partial<Submission> = {}, words: Partial<Submission["lead"]> = {}) {
  const verdict = await verdictOf(changes, words);
  if (!verdict.allowed) return verdict.retryAfter;
  return verdict.suspicion === "none" ? "accepted" : `${verdict.suspicion}: ${verdict.signals.join(", ")}`;
}

async function verdictOf(changes: Partial<Submission> = {}, words: Partial<Submission["lead"]> = {}) {
  const lead = { ...submission.lead, ...words };
  return guard.assess({ ...submission, lead, ...changes });
}

async function isAcknowledged(changes: Partial<Submission> = {}, words: Partial<Submission["lead"]> = {}) {
  const verdict = await verdictOf(changes, words);
  return verdict.allowed && verdict.isAcknowledgementDue;
}

async function times<Answer>(count: number, send: (index: number) => Promise<Answer>) {
  const all: Answer[] = [];
  for (let index = 0; index < count; index += 1) all.push(await send(index));
  return all;
}

/** Whether a message gets an acknowledgement that comes from a network and a mailbox that nobody else has used. */
const acknowledgedFrom = (ip: string, index: number, email = `zoe@m${index}.example`) =>
  isAcknowledged({ ip }, { email, message: `Frage ${letters(index)}` });

describe("the guard", () => {
  test("quarantines nobody for a language it does not know, even without the form's fields", async () => {
    const message = "Добрий день! Маємо пекарню й хочемо сайт українською та німецькою. Скільки це коштує?";
    const bare = { language: "en", hasFormMarks: false, openFor: null } as const;
    expect(await judged(bare, { message })).toMatch(/^accepted|^weak/);
  });

  test("sets aside what one network sends beyond two megabytes a day, lets it send less, and refuses nobody for good", async () => {
    const sent = { stored: 0, bytes: 0, setAside: 0, unsearchable: 0 };
    const message = (index: number) => `${letters(index)} ${"ﷺ".repeat(1_900)}`;
    for (let tenMinutes = 0; tenMinutes < 24 * 6 - 1; tenMinutes += 1) {
      for (let index = 0; index < 60; index += 1) {
        const text = message(tenMinutes * 60 + index);
        const verdict = await verdictOf({}, { message: text, email: `${letters(index)}@example.org` });
        if (!verdict.allowed) {
          expect(verdict.retryAfter).toBeLessThanOrEqual(600);
          break;
        }
        sent.stored += 1;
        sent.bytes += Buffer.byteLength(text);
        if (verdict.suspicion === "strong") sent.setAside += 1;
        if (!verdict.isSearchable) sent.unsearchable += 1;
      }
      vi.advanceTimersByTime(600_000);
    }
    expect(sent.bytes).toBeLessThan(10_000_000);
    expect(sent.stored).toBeGreaterThan(24 * 6);
    expect(sent.unsearchable).toBeGreaterThan(500);
    expect(sent.setAside).toBeGreaterThanOrEqual(sent.unsearchable - 1);
    const elsewhere = await verdictOf({ ip: "198.51.100.7" }, { message: "Eine ganz andere Frage" });
    expect(elsewhere).toMatchObject({ suspicion: "none", isSearchable: true });
    vi.advanceTimersByTime(day);
    expect(await verdictOf({}, { message: "Am Tag danach" })).toMatchObject({ isSearchable: true });
  });

  test("sets aside what many addresses of one IPv4 network send, keeps what they fill in a day small, and turns away no stranger's first leads", async () => {
    guard = open({ limit: 20, dailyBytes: { network: 20_000, all: 10_000_000 } });
    const sent = { stored: 0, searchable: 0 };
    for (let turn = 0; turn < 6; turn += 1) {
      for (let index = 0; index < 40 * 4; index += 1) {
        const text = letters(turn * 1_000 + index);
        const words = { message: `${text} ${"ﷺ".repeat(200)}`, email: `${text}@example.org` };
        const verdict = await verdictOf({ ip: `203.0.113.${index % 40}` }, words);
        if (!verdict.allowed) continue;
        sent.stored += 1;
        if (verdict.isSearchable) sent.searchable += 1;
      }
      vi.advanceTimersByTime(600_000);
    }
    expect(sent.stored).toBeLessThan(200);
    expect(sent.searchable).toBeLessThan(80);
    const stranger = await verdictOf({ ip: "203.0.113.254" }, { message: "Eine ganz andere Frage" });
    expect(stranger).toMatchObject({ allowed: true, suspicion: "strong" });
  });

  test("sets nobody aside because many networks send much, but lets a day's leads take only so much room", async () => {
    guard = open({ dailyBytes: { network: 100_000, all: 500_000 } });
    const isSearchable = await times(200, async (index) => {
      const words = {
        email: `${letters(index)}@example.org`,
        message: `${letters(index)} ${"ﷺ".repeat(500)}`,
      };
      const verdict = await verdictOf({ ip: `203.0.${index}.1` }, words);
      expect(verdict).toMatchObject({ allowed: true });
      expect(verdict).not.toMatchObject({ suspicion: "strong" });
      return verdict.allowed && verdict.isSearchable;
    });
    const first = isSearchable.indexOf(false);
    expect(first).toBeGreaterThan(100);
    expect(new Set(isSearchable.slice(first))).toEqual(new Set([false]));
  });

  test("learns from the agency's verdicts", async () => {
    const message =
      "Wir proben donnerstags im Gemeindehaus und brauchen noch zwei Bässe; Noten lesen ist keine Pflicht.";
    expect(await judged({}, { message })).toBe("accepted");
    const lead = { ...submission.lead, message };
    const counts = countTokens(
      Array.from({ length: 5 }, () => ({ lead, language: "de" as const, isSpam: true })),
    );
    guard = open({ corrections: async () => counts });
    expect(await judged({}, { message })).toMatch(/[:,] spam(-like)?-text/);
  });

  test("suspects the same text sent quickly from one address under many mailboxes", async () => {
    const answers = await times(25, (index) => judged({ openFor: 50 }, { email: `a${index}@example.org` }));
    expect(answers[0]).toBe("accepted");
    expect(answers[1]).toBe("weak: too-fast, copied-message");
    expect(answers.at(-1)).toBe("strong: too-fast, busy-address, copied-message");
  });

  test("suspects nobody for speed alone, and does not quarantine a person who sends the same message repeatedly", async () => {
    expect(await judged({ openFor: 200 })).toBe("accepted");
    for (const answer of await times(29, () => judged({ openFor: 500 }))) {
      expect(answer).toMatch(/^accepted|^weak/);
    }
  });

  test("does not flood a mailbox with acknowledgements", async () => {
    const answers = await times(31, (index) =>
      judged({ ip: `203.0.113.${index}` }, { message: `Guten Tag, Frage ${letters(index)}` }),
    );
    expect(answers.slice(0, 30)).toEqual(Array(30).fill("accepted"));
    expect(answers[30]).toMatch(/^strong: flooded-mailbox/);
  });

  test("makes an address wait when it exceeds its limit, until the window ends", async () => {
    const answers = await times(61, (index) => judged({}, { email: `a${index}@example.org` }));
    expect(answers.slice(0, 60).every((answer) => typeof answer === "string")).toBe(true);
    expect(answers[60]).toBe(600);
    expect(await judged({ ip: "203.0.113.10" }, { message: "Somebody else’s" })).toBe("accepted");
    await vi.advanceTimersByTimeAsync(601_000);
    expect(await judged({}, { message: "A new question", email: "b@example.org" })).toBe("accepted");
  });

  test("makes nobody wait longer because the clock was set back", async () => {
    guard = open({ limit: 1 });
    await judged();
    vi.setSystemTime(Date.now() - day);
    expect(await judged()).toBe("accepted");
  });

  test("counts neither addresses it does not know, nor any if the limit is 0", async () => {
    guard = open({ limit: 1 });
    expect(await times(3, () => judged({ ip: null }))).toEqual(Array(3).fill("accepted"));
    guard = open({ limit: 0 });
    expect(new Set(await times(100, () => judged()))).toEqual(new Set(["accepted"]));
  });
});

describe("an acknowledgement", () => {
  test("is not sent for a template already sent from another mailbox", async () => {
    const victims = await times(70, (index) => {
      const words = {
        email: `victim${index}@example.org`,
        message: `Wir suchen eine Webseite, Nummer ${index}!`,
      };
      return isAcknowledged({ ip: `203.0.${index}.9` }, words);
    });
    expect(victims.filter(Boolean)).toHaveLength(1);
  });

  test("goes to a mailbox at most three times a day, however it is spelled", async () => {
    const written = [
      "t.a.r.get@gmail.com",
      "target+1@gmail.com",
      "TARGET+two@googlemail.com",
      "target@gmail.com",
      "tar.get@gmail.com",
    ];
    const sent = await times(written.length, (index) =>
      isAcknowledged(
        { ip: `203.0.${index}.9` },
        { email: written[index] ?? "", message: `Frage ${letters(index)}` },
      ),
    );
    expect(sent).toEqual([true, true, true, false, false]);
  });

  test.each([
    [
      "a mailbox, in either spelling of its domain",
      3,
      (index: number) => ["a@bücher.example", "A@xn--bcher-kva.example"][index % 2] ?? "",
    ],
    ["a domain", 10, (index: number) => `m${index}@catchall.example`],
    ["a domain and all below it", 10, (index: number) => `m${index}@s${index}.catchall.example`],
    ["a domain in a country's own", 10, (index: number) => `m${index}@s${index}.catchall.co.uk`],
    [
      "a provider of many strangers' mailboxes",
      20,
      (index: number) => `m${index}@${["gmx.de", "yahoo.co.uk"][index % 2]}`,
    ],
    ["domains in a country's own that others have", 20, (index: number) => `m@firm${index}.co.uk`],
  ])("is sent to %s at most so often a day: %i of 20", async (_whom, most, emailOf) => {
    const sent = await times(20, (index) => acknowledgedFrom(`198.${index}.100.1`, index, emailOf(index)));
    expect(sent.filter(Boolean)).toHaveLength(most);
  });

  test("is sent at most five times an hour per network, and sixty times in total", async () => {
    const near = await times(8, (index) => acknowledgedFrom(`2001:db8:1:${index}::1`, index));
    expect(near.filter(Boolean)).toHaveLength(5);
    const far = await times(70, (index) => acknowledgedFrom(`198.${index}.100.1`, 100 + index));
    expect(far.filter(Boolean)).toHaveLength(55);
  });
});

test("an IPv6 network is limited as a whole", async () => {
  const answers = await times(185, (index) =>
    judged(
      { ip: `2001:db8:7:${index.toString(16)}::1` },
      { email: `m${index}@example.org`, message: `Frage ${letters(index)}` },
    ),
  );
  expect(answers.filter((answer) => typeof answer === "number").length).toBe(5);
});

/** Spells a number in letters. */
function letters(index: number): string {
  return Array.from(String(index), (digit) => "abcdefghij"[Number(digit)]).join("");
}
