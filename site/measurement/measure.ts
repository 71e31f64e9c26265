import type { TrackedEvent } from "#site/measurement/tracked-events.ts";

/** Parameters of events; none of them identifies a person. */
interface Parameters {
  /** `value` is in whole units, `currency` is an ISO 4217 code. */
  payment_success: { value: number; currency: string };
}

export type Measured = {
  [Name in TrackedEvent]: Name extends keyof Parameters
    ? { name: Name; parameters: Parameters[Name] }
    : { name: Name; parameters?: never };
}[TrackedEvent];

/** Receives events: web analytics or the pixel. */
export type Sink = (event: Measured | { name: "page_view"; parameters?: never }) => void;

/** Sinks that currently have consent. */
export const sinks = new Set<Sink>();

/** Sends an event to all services with consent; without any, it is dropped. */
export function measure(event: Measured): void {
  for (const sink of sinks) sink(event);
}

declare global {
  interface DocumentEventMap {
    /** Lets islands report events without depending on measurement. */
    measure: CustomEvent<Measured>;
  }
}
