import { expect, test } from "vitest";
import { createCircuit } from "#contact/outbox/circuit.ts";

test("a target that is down is probed by one caller at a time, less and less often, until it answers", () => {
  let now = 0;
  const circuit = createCircuit(() => now);
  for (let failure = 0; failure < 3; failure += 1) {
    expect(circuit.waitTime()).toBe(0);
    circuit.failed();
  }
  const pauses: number[] = [];
  for (let probe = 0; probe < 8; probe += 1) {
    const wait = circuit.waitTime();
    expect(wait).toBeGreaterThan(0);
    pauses.push(wait);
    now += wait;
    expect(circuit.waitTime()).toBe(0);
    expect(circuit.waitTime()).toBeGreaterThan(0);
    circuit.failed();
  }
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses.at(-1)).toBe(60_000);

  circuit.succeeded();
  expect([circuit.waitTime(), circuit.waitTime()]).toEqual([0, 0]);
});

test("occasional failures do not count as down", () => {
  const circuit = createCircuit(() => 0);
  for (let round = 0; round < 10; round += 1) {
    circuit.failed();
    circuit.failed();
    circuit.succeeded();
    expect(circuit.waitTime()).toBe(0);
  }
});
