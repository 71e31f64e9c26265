import { parse } from "node-html-parser";
import { expect, test, vi } from "vitest";
import { deskPath } from "#contract/schemas/service-paths.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import {
  ask,
  clock,
  createDeskApp,
  desk,
  enter,
  freshDesk,
  get,
  leadPage,
  leadToken,
  open,
  signIn,
  zoe,
} from "#tests/support/desk-visitor.ts";
import { store } from "#tests/support/fresh-store.ts";
import { newLead } from "#tests/support/sample-lead.ts";

/** The random pause before a link's mail is queued, in milliseconds. */
const pause = 5;
vi.mock(import("node:crypto"), async (original) => ({ ...(await original()), randomInt: () => pause }));

freshDesk();

test("the desk lists the leads by status, and finds them by words or phone number", async () => {
  const cookie = await signIn();
  const helene = { ...newLead.lead, name: "Hélène Œuvrard", company: "Café", phone: "06 12 34 56 78" };
  await saveLead(store, clock, { ...newLead, lead: helene });
  const names = async (query: string) =>
    parse((await get(`${deskPath}?${query}`, cookie)).body)
      .querySelectorAll("li.lead a")
      .map(({ text }) => text.split(",", 1)[0]);
  const zoeName = "Zoë <b>Müller</b>";
  expect(await names("")).toEqual(["Hélène Œuvrard", zoeName]);
  expect(await names("status=new")).toEqual(["Hélène Œuvrard"]);
  expect(await names("status=spam")).toEqual([]);
  for (const words of ["helene+oeuvrard", "0033+6+12+34+56+78"])
    expect(await names(`q=${words}`), words).toEqual(["Hélène Œuvrard"]);
  expect(await names("q=muller")).toEqual([zoeName]);
});

test("the desk is not there at all where it is switched off", async () => {
  const cookie = await signIn();
  await desk.app.close();
  Object.assign(desk, createDeskApp(desk.mailboxes, false));
  for (const url of [deskPath, leadPage(), `${deskPath}/export.csv`])
    expect((await get(url, cookie)).statusCode).toBe(404);
  expect((await ask(zoe)).statusCode).toBe(404);
  expect((await enter("x")).statusCode).toBe(403);
  expect((await open(leadToken())).body).not.toContain(deskPath);
});
