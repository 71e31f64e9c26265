import type { TrackedEvent } from "#site/measurement/tracked-events.ts";

/** Receives events: web analytics or the pixel. */
export type Sink = (name: TrackedEvent | "page_view") => void;

/** Sinks that currently have consent. */
export const sinks = new Set<Sink>();

/** Sends an event to all services with consent; without any, it is dropped. */
export function measure(name: TrackedEvent): void {
  for (const sink of sinks) sink(name);
}
