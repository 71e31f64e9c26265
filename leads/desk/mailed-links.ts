import { minute } from "#contract/formats/milliseconds.ts";
import type { Clock } from "#leads/clock.ts";
import { addDeskKey, hashOf, lifetimes, newDeskKey } from "#leads/desk/desk-keys.ts";
import { deliveryRow } from "#leads/store/delivery-row.ts";
import { isShared } from "#leads/store/engine.ts";
import type { DeskKeyTable, Store } from "#leads/store/tables.ts";
import { timeOrderedId } from "#leads/store/time-ordered-id.ts";

/**
 * Whoever asks this soon after a link was mailed to the same mailbox, in milliseconds, gets none, but may use that one:
 * a mailbox gets no more than fifteen in half an hour for all new browsers together. A known browser has its own.
 */
const sharedFor = 2 * minute;

interface NewLink {
  /** Mailbox that it is sent to. */
  mailbox: string;
  /** Key of the browser that may use it. */
  browser: string;
  /** Whether the browser is known, and so shares no link. */
  isKnown: boolean;
}

/** Queues the mail with a link; false if the browser is to use one that was sent just before. */
export function queueLink(
  store: Store,
  clock: Clock,
  { mailbox, browser, isKnown }: NewLink,
): Promise<boolean> {
  return store.transaction().execute(async (transaction) => {
    if (!isKnown && (await shareLink(transaction, clock, mailbox, hashOf(browser)))) return false;
    const id = timeOrderedId();
    const mail = deliveryRow({ kind: "sign-in", leadId: null, now: clock.now(), recipient: mailbox, id });
    await transaction.insertInto("delivery").values(mail).execute();
    // Nobody knows its key: the mail gets one when it is composed, so that the store never holds it.
    await addDeskKey(transaction, clock, {
      kind: "link",
      mailbox,
      browser: hashOf(browser),
      delivery_id: id,
    });
    return true;
  });
}

/** Lets a browser use the latest link of a mailbox; false if there is none, or it is too old to be waited for. */
async function shareLink(store: Store, clock: Clock, mailbox: string, browser: string): Promise<boolean> {
  // On several servers, two who ask at once would both find none.
  if (isShared(store)) await store.selectFrom("secret").select("name").forUpdate().execute();
  const link = await store
    .selectFrom("desk_key")
    .select(["hash", "browser"])
    .where("kind", "=", "link")
    .where("address", "=", mailbox)
    .where("created_at", ">", clock.now() - sharedFor)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!link) return false;
  const browsers = [...new Set([...browsersOf(link), browser])].join(" ");
  await store.updateTable("desk_key").set({ browser: browsers }).where("hash", "=", link.hash).execute();
  return true;
}

/** A new key for the link that a mail is about to bring; null once nobody waits for it any more. */
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

/**
 * Uses up a link in a browser that asked for it. Resolves to its mailbox; null if it is over or not for this browser.
 */
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
