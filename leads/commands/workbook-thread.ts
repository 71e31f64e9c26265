import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { NotedLead } from "#leads/commands/find-leads.ts";

/** Next to this file, in the source as in the bundle. */
const program = new URL(`./workbook-worker${extname(import.meta.url)}`, import.meta.url);

let last: Promise<unknown> = Promise.resolve();

/** Makes a workbook in a thread of its own, so that nobody waits for it, and one after the other. */
export function workbookBesides(leads: NotedLead[]): Promise<Buffer> {
  const made = last.then(() => inThread(leads));
  last = made.catch(() => {});
  return made;
}

function inThread(leads: NotedLead[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, { workerData: leads });
    worker.once("message", (workbook: Uint8Array) => resolve(Buffer.from(workbook)));
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("the workbook's thread ended without one")));
  });
}
