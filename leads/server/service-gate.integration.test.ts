import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { systemClock } from "#leads/clock.ts";
import { createApp } from "#leads/server/app.ts";
import { readConfiguration } from "#leads/server/configuration.ts";
import { type LeadService, openLeadService } from "#leads/server/lead-service.ts";
import { createServiceGate } from "#leads/server/service-gate.ts";
import { servingTimeouts } from "#leads/store/open-sqlite.ts";
import { validFields } from "#tests/support/sample-lead.ts";
import { servedFiles } from "#tests/support/served-files.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

let service: LeadService;
let app: FastifyInstance;
/** Ends the opening. */
let open: () => void;
let gate: ReturnType<typeof createServiceGate<LeadService>>;

beforeEach(async () => {
  service = await openLeadService(readConfiguration({ DATA_DIR: await newFolder(), RATE_LIMIT: "0" }));
  const slow = Promise.withResolvers<LeadService>();
  open = () => slow.resolve(service);
  gate = createServiceGate(slow.promise, servingTimeouts.patience);
  app = createApp({
    files: servedFiles,
    receive: (arrived) => gate.whenOpen(({ receive }) => receive(arrived)),
    untilOpen: () => gate.whenOpen(() => {}),
    openDesk: () => gate.now().desk,
    readHealth: async () => gate.now().readHealth(),
    clock: systemClock,
    trustedProxies: [],
  });
  await app.ready();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(async () => {
  vi.useRealTimers();
  await app.close();
  await service.close();
});

const contact = "/functions/v1/send-contact-email";
const post = (message: string) =>
  app.inject({ method: "POST", url: contact, payload: { ...validFields, message } });
/** Lets the event loop run until as many callers wait. */
async function waitingCallers(count: number): Promise<void> {
  while (vi.getTimerCount() < count) await new Promise((resolve) => setImmediate(resolve));
}
const isSettled = async (answer: Promise<unknown>) =>
  Promise.race([answer.then(() => true), vi.advanceTimersByTimeAsync(0).then(() => false)]);
const messages = async () =>
  (await service.desk.stores.ordinary.selectFrom("lead").select("message").execute()).map(
    ({ message }) => message,
  );

test("leads and the desk wait for a database that is being opened, while pages are served and health is bad", async () => {
  const leads = [post("The first lead"), post("The second lead")];
  const desk = app.inject("/functions/v1/desk");
  await waitingCallers(3);
  await vi.advanceTimersByTimeAsync(19_000);
  for (const answer of [...leads, desk]) expect(await isSettled(answer)).toBe(false);
  expect((await app.inject("/services")).statusCode).toBe(200);
  expect((await app.inject("/health")).statusCode).toBe(503);
  open();
  expect((await Promise.all(leads)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await desk).statusCode).toBe(200);
  expect((await messages()).toSorted()).toEqual(["The first lead", "The second lead"]);
});

test("a lead that has waited twenty seconds is refused as during an outage, and stored when it comes again", async () => {
  const [lead, desk] = [post("Once again"), app.inject("/functions/v1/desk")];
  await waitingCallers(2);
  await vi.advanceTimersByTimeAsync(20_000);
  const { statusCode, headers } = await lead;
  expect([statusCode, headers["retry-after"]]).toEqual([503, "30"]);
  expect((await desk).statusCode).toBe(503);
  open();
  expect((await post("Once again")).statusCode).toBe(200);
  expect(await messages()).toEqual(["Once again"]);
});

test("a server that is told to stop refuses those who wait, and whoever comes after", async () => {
  const lead = post("Somewhat too early");
  await waitingCallers(1);
  gate.rejectWaiting();
  expect((await lead).statusCode).toBe(503);
  expect((await post("Much too late")).statusCode).toBe(503);
});
