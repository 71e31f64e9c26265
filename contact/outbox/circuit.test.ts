import { expect, test } from "vitest";
import { createCircuit } from "#contact/outbox/circuit.ts";

test("a target that is down is probed less and less often, until it answers", () => {
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
    expect(circuit.isDown()).toBe(true);
    circuit.failed();
  }
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses.at(-1)).toBe(60_000);

  circuit.succeeded();
  expect([circuit.waitTime(), circuit.isDown()]).toEqual([0, false]);
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
