import { randomUUIDv7 } from "node:crypto";
import { minute } from "#contract/formats/milliseconds.ts";
import type { Clock } from "#leads/clock.ts";
import { addDeskKey, hashOf, lifetimes, newDeskKey } from "#leads/desk/desk-keys.ts";
import { deliveryRow } from "#leads/store/delivery-row.ts";
import { isShared } from "#leads/store/engine.ts";
import type { DeskKeyTable, Store } from "#leads/store/tables.ts";

/**
 * How long new browsers share a link: one that asks within this time after a link was mailed to the same mailbox may
 * use that link and causes no further mail, in milliseconds. A mailbox thus gets at most fifteen mails in half an hour,
 * however many browsers ask. A known browser always gets a link of its own.
 */
const sharingPeriod = 2 * minute;

interface NewLink {
  mailbox: string;
  /** Key of the browser that may use it. */
  browser: string;
  /** Whether it is a known browser, which shares no links. */
  isKnown: boolean;
}

/** Queues a mail with a link. Resolves to false if the browser may use an earlier link instead. */
export function queueLink(
  store: Store,
  clock: Clock,
  { mailbox, browser, isKnown }: NewLink,
): Promise<boolean> {
  return store.transaction().execute(async (transaction) => {
    if (!isKnown && (await shareLink(transaction, clock, mailbox, hashOf(browser)))) return false;
    const id = randomUUIDv7();
    const mail = deliveryRow({ kind: "sign-in", leadId: null, now: clock.now(), recipient: mailbox, id });
    await transaction.insertInto("delivery").values(mail).execute();
    // The key is discarded here. The link gets another when its mail is composed, so that the store never contains it.
    await addDeskKey(transaction, clock, {
      kind: "link",
      mailbox,
      browser: hashOf(browser),
      delivery_id: id,
    });
    return true;
  });
}

/** Lets a browser use the latest link of a mailbox. Resolves to false if there is none within the sharing period. */
async function shareLink(store: Store, clock: Clock, mailbox: string, browser: string): Promise<boolean> {
  // Otherwise two simultaneous requests on different servers would both find no link.
  if (isShared(store)) await store.selectFrom("secret").select("name").forUpdate().execute();
  const link = await store
    .selectFrom("desk_key")
    .select(["hash", "browser"])
    .where("kind", "=", "link")
    .where("address", "=", mailbox)
    .where("created_at", ">", clock.now() - sharingPeriod)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!link) return false;
  const browsers = [...new Set([...browsersOf(link), browser])].join(" ");
  await store.updateTable("desk_key").set({ browser: browsers }).where("hash", "=", link.hash).execute();
  return true;
}

/** Gives the link of a mail that is being composed a new key. Resolves to null if the mail is too late to be of use. */
export async function renewLink(
  store: Store,
  clock: Clock,
  delivery: { id: string; created_at: number },
): Promise<{ mailbox: string; token: string } | null> {
  const now = clock.now();
  if (now - delivery.created_at > lifetimes.mail) return null;
  const token = newDeskKey();
  const link = await store
    .updateTable("desk_key")
    .set({ hash: hashOf(token), created_at: now, used_at: now })
    .where("delivery_id", "=", delivery.id)
    .returning("address as mailbox")
    .executeTakeFirst();
  return link ? { mailbox: link.mailbox, token } : null;
}

/** Uses up a link. Resolves to its mailbox, or to null if the link has expired or this browser may not use it. */
export async function takeLink(
  store: Store,
  clock: Clock,
  token: string,
  browser: string,
): Promise<string | null> {
  const link = await store
    .selectFrom("desk_key")
    .select("browser")
    .where("hash", "=", hashOf(token))
    .where("kind", "=", "link")
    .where("created_at", ">", clock.now() - lifetimes.link)
    .executeTakeFirst();
  if (!link || !browsersOf(link).includes(hashOf(browser))) return null;
  const row = await store
    .deleteFrom("desk_key")
    .where("hash", "=", hashOf(token))
    .returning("address as mailbox")
    .executeTakeFirst();
  return row?.mailbox ?? null;
}

const browsersOf = ({ browser }: Pick<DeskKeyTable, "browser">) => browser?.split(" ") ?? [];
