import type { BookingProviderKey } from "#src/site-schema.ts";

/** How to embed a provider's calendar, and how to read the messages it posts. */
export interface BookingProvider {
  /** URL of the calendar inside the iframe. */
  frameAddress(calendar: URL, host: string): URL;
  /** Whether a message says that the calendar is visible; null where the provider sends no such message. */
  isReady: ((message: Message) => boolean) | null;
  /** Whether a message says that the calendar could not be shown. */
  isFailed?(message: Message): boolean;
  /** Whether a message says that a call was booked. */
  isConfirmed(message: Message): boolean;
  /** Handshake: the message to wait for, and the reply without which the calendar stays hidden. */
  greeting?: { isAwaited(message: Message): boolean; message: Message };
}

type Message = Record<string, unknown>;

export const providers: Record<BookingProviderKey, BookingProvider> = {
  // https://developer.calendly.com: messages `{event: "calendly.…"}`.
  calendly: {
    frameAddress: (calendar, host) =>
      withQuery(calendar, { embed_type: "Inline", embed_domain: host, hide_gdpr_banner: "1" }),
    isReady: ({ event }) => typeof event === "string" && event.startsWith("calendly."),
    isConfirmed: ({ event }) => event === "calendly.event_scheduled",
  },
  // https://cal.com/help/embedding/embed-events, and the handshake in its source under
  // packages/embeds/embed-core: messages `{originator: "CAL", type: …}`, commands `{…, method: …}`.
  "cal.com": {
    frameAddress: (calendar) => {
      const address = withQuery(calendar, { layout: "month_view" });
      address.pathname = `${address.pathname.replace(/\/$/, "")}/embed`;
      return address;
    },
    isReady: ({ originator, type }) => originator === "CAL" && type === "linkReady",
    isFailed: ({ originator, type }) => originator === "CAL" && type === "linkFailed",
    isConfirmed: ({ originator, type }) =>
      originator === "CAL" && (type === "bookingSuccessful" || type === "bookingSuccessfulV2"),
    greeting: {
      isAwaited: ({ originator, type }) => originator === "CAL" && type === "__iframeReady",
      message: { originator: "CAL", method: "parentKnowsIframeReady" },
    },
  },
  // Its messages are undocumented: accept any name that suggests a booking.
  tidycal: {
    frameAddress: (calendar) => withQuery(calendar, { embed: "1" }),
    isReady: null,
    isConfirmed: ({ event, type }) =>
      /booking.?(completed|confirmed|created|success)/i.test(String(event ?? type ?? "")),
  },
};

/** A posted message as an object; a plain string counts as its `type`. */
export function messageOf(data: unknown): Message {
  if (typeof data === "object" && data !== null) return data as Message;
  return { type: data };
}

function withQuery(address: URL, query: Record<string, string>): URL {
  const extended = new URL(address);
  for (const [name, value] of Object.entries(query)) extended.searchParams.set(name, value);
  return extended;
}
