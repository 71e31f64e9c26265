import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { postContact } from "#site/screens/contact/post-contact.ts";

const body = { name: "Zoë", idempotencyKey: "0123456789abcdef" };
const stored = () => Response.json({ success: true });
const notStored = () => Response.json({ success: false, error: "not stored" }, { status: 503 });

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends a lead to a service that gives these answers, one a try; resolves to the outcome and the bodies sent. */
async function send(answers: (() => Response)[]) {
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", async (_url: string, { body }: { body: string }) => {
    const answer = answers[bodies.length];
    bodies.push(JSON.parse(body));
    return answer?.();
  });
  const outcome = postContact("/contact", body);
  await vi.runAllTimersAsync();
  return { outcome: await outcome, bodies };
}

test("a lead that could not be stored is sent again with its key, twice at most", async () => {
  expect(await send([notStored, notStored, stored])).toEqual({
    outcome: { success: true, status: 200 },
    bodies: [body, body, body],
  });
  const { outcome, bodies } = await send([notStored, notStored, notStored]);
  expect(outcome).toEqual({ success: false, status: 503, error: "not stored" });
  expect(bodies).toHaveLength(3);
});

test("any other answer is final", async () => {
  const refused = () => Response.json({ success: false, error: "too many" }, { status: 429 });
  expect((await send([refused, stored])).bodies).toHaveLength(1);
});

test.each([
  ["says nothing", () => Response.json({}, { status: 500 })],
  ["is no JSON", () => new Response("<html>", { status: 502 })],
  ["denies success", () => Response.json({ success: false }, { status: 200 })],
])("an answer that %s is a failure with its status", async (_, answer) => {
  const { outcome } = await send([answer]);
  expect(outcome).toMatchObject({ success: false, status: answer().status });
});
