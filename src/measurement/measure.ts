import type { TrackedEvent } from "#content/facts/tracked-events.ts";

/** What is said of an event beside its name; nothing in it points at a person. */
interface Parameters {
  /** `value` is in whole units, `currency` as in ISO 4217. */
  payment_success: { readonly value: number; readonly currency: string };
}

/** An event that happened. */
export type Measured = {
  [Name in TrackedEvent]: Name extends keyof Parameters
    ? { readonly name: Name; readonly parameters: Parameters[Name] }
    : { readonly name: Name; readonly parameters?: never };
}[TrackedEvent];

/** Where events go: the web analytics and the pixel. */
export type Sink = (event: Measured | { readonly name: "page_view"; readonly parameters?: never }) => void;

/** Services that may be told, now. */
export const sinks = new Set<Sink>();

/** Measures an event where the visitor has agreed to it, and forgets it otherwise. */
export function measure(event: Measured): void {
  for (const sink of sinks) sink(event);
}

declare global {
  interface DocumentEventMap {
    /** How an island, which knows nothing of measurement, says that something happened. */
    measure: CustomEvent<Measured>;
  }
}
