import type { BookingProviderKey } from "#data/contract/facts/site.ts";

/** How to embed a provider's calendar, and how to read the messages it posts. */
export interface BookingProvider {
  /** URL of the calendar inside the iframe. */
  frameAddress(calendar: URL, host: string): URL;
  /** Whether a message says that the calendar is visible; null where the provider sends no such message. */
  isReady: ((message: Message) => boolean) | null;
  /** Whether a message says that a call was booked. */
  isConfirmed(message: Message): boolean;
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
  // Its messages are undocumented.
  tidycal: {
    frameAddress: (calendar) => withQuery(calendar, { embed: "1" }),
    isReady: null,
    isConfirmed: suggestsBooking,
  },
  // Any page that lets itself be framed. https://cal.com/docs/core-features/embed: `{type: "bookingSuccessful…"}`.
  frame: {
    frameAddress: (calendar) => calendar,
    isReady: null,
    isConfirmed: suggestsBooking,
  },
};

/** Accepts any name of a message that suggests a booking. */
function suggestsBooking({ event, type }: Message): boolean {
  return /booking.?(completed|confirmed|created|success)/i.test(String(event ?? type ?? ""));
}

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
