import { describe, expect, test, vi } from "vitest";
import { hour, minute } from "#contract/formats/milliseconds.ts";
import { deskPath } from "#contract/schemas/service-paths.ts";
import { createSignIn } from "#leads/desk/sign-in.ts";
import { createRateCounters } from "#leads/rate-counters.ts";
import {
  browser,
  clock,
  desk,
  enter,
  freshDesk,
  get,
  isSignedIn,
  leadPath,
  linkSentTo,
  sessionCookie,
  signIn,
  submit,
  zoe,
} from "#tests/support/desk-visitor.ts";
import { store } from "#tests/support/fresh-store.ts";

/** The random pause before a link's mail is queued, in milliseconds. */
const pause = 5;
vi.mock(import("node:crypto"), async (original) => ({ ...(await original()), randomInt: () => pause }));

freshDesk();

describe("the desk", () => {
  test("lets the readers of its mailboxes in by a link that works once, for ten minutes, in the browser that asked", async () => {
    const token = await linkSentTo(" ZOE@agency.example ");
    expect(desk.sentLinks[0]?.mailbox).toBe("Zoe@agency.example");
    // Scanners open links; only the button signs in.
    expect((await get(`${leadPath}?sign-in=${token}`)).statusCode).toBe(200);
    for (const cookie of ["", `desk-asked=${"c".repeat(43)}`])
      expect((await enter(token, cookie)).statusCode).toBe(410);
    desk.now += 10 * minute - 1;
    const entry = await enter(token);
    expect(entry).toMatchObject({ statusCode: 303, headers: { location: deskPath } });
    expect(await isSignedIn(sessionCookie(entry))).toBe(true);
    expect((await enter(token)).statusCode).toBe(410);
    const lateToken = await linkSentTo("nora@agency.example");
    desk.now += 10 * minute;
    expect((await enter(lateToken)).statusCode).toBe(410);
  });

  test("ends a session after twelve hours without use, thirty days, or once its mailbox is removed", async () => {
    const [idle, busy, removed] = [await signIn(), await signIn(), await signIn("nora@agency.example")];
    expect(await isSignedIn(removed)).toBe(true);
    desk.mailboxes.pop();
    expect(await isSignedIn(removed)).toBe(false);
    for (let hours = 0; hours < 30 * 24 - 11; hours += 11) {
      expect(await isSignedIn(busy)).toBe(true);
      desk.now += 11 * hour;
    }
    expect(await isSignedIn(idle)).toBe(false);
    desk.now += 11 * hour;
    expect(await isSignedIn(busy)).toBe(false);
  });

  test("ends the sessions of a removed mailbox for good, also where it is put back", async () => {
    const [removed, current] = [await signIn("nora@agency.example"), await signIn()];
    const nobody = () => {};
    const dependencies = {
      store,
      clock,
      rates: createRateCounters(clock),
      mailboxes: desk.mailboxes.slice(0, 1),
    };
    await createSignIn({ ...dependencies, onQueued: nobody, onFailure: nobody }).forgetRemoved();
    expect([await isSignedIn(removed), await isSignedIn(current)]).toEqual([false, true]);
  });

  test("signs out of this session, or of all of its mailbox", async () => {
    const [one, two, three] = [await signIn(), await signIn(), await signIn()];
    const all = [one, two, three];
    const { headers } = await submit(deskPath, { leave: "here" }, one);
    expect(headers["clear-site-data"]).toBe('"cache"');
    expect(await Promise.all(all.map(isSignedIn))).toEqual([false, true, true]);
    await submit(deskPath, { leave: "everywhere" }, two);
    expect(await Promise.all(all.map(isSignedIn))).toEqual([false, false, false]);
  });

  test("ends the session of whoever was signed in before in the same browser", async () => {
    const earlier = await signIn("nora@agency.example");
    const later = sessionCookie(await enter(await linkSentTo(zoe), `${browser}; ${earlier}`));
    expect([await isSignedIn(earlier), await isSignedIn(later)]).toEqual([false, true]);
  });
});
