import type { BookingProviderKey } from "#site.config.ts";

/** How the calendar of a provider is shown in a page, and how it says what happens in it. */
export interface BookingProvider {
  /** Address of the calendar inside a frame. */
  frameAddress(calendar: URL, host: string): URL;
  /** Whether a message says that the calendar can be seen; null where the provider does not say. */
  readonly isReady: ((message: Message) => boolean) | null;
  /** Whether a message says that the calendar cannot be shown. */
  isFailed?(message: Message): boolean;
  /** Whether a message says that a call is booked. */
  isConfirmed(message: Message): boolean;
  /** What the calendar, once it listens, waits to hear before it shows itself. */
  readonly greeting?: { isAwaited(message: Message): boolean; readonly message: Message };
}

/** What a frame posts, whatever it is, read as an object. */
type Message = Readonly<Record<string, unknown>>;

export const providers: Readonly<Record<BookingProviderKey, BookingProvider>> = {
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
  // Documents no messages: whatever it calls a booking that was made is taken for one.
  tidycal: {
    frameAddress: (calendar) => withQuery(calendar, { embed: "1" }),
    isReady: null,
    isConfirmed: ({ event, type }) =>
      /booking.?(completed|confirmed|created|success)/i.test(String(event ?? type ?? "")),
  },
};

export function isProvider(key: string): key is BookingProviderKey {
  return Object.hasOwn(providers, key);
}

/** What a frame posted, as an object; a bare word counts as the type. */
export function messageOf(data: unknown): Message {
  if (typeof data === "object" && data !== null) return data as Message;
  return { type: data };
}

function withQuery(address: URL, query: Readonly<Record<string, string>>): URL {
  const extended = new URL(address);
  for (const [name, value] of Object.entries(query)) extended.searchParams.set(name, value);
  return extended;
}
