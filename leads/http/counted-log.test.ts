import { expect, test, vi } from "vitest";
import { minute } from "#contract/formats/milliseconds.ts";
import { createCountedLog } from "#leads/http/counted-log.ts";

test("refusals are logged at once, equal ones as a number after a while, and networks told apart up to a limit", () => {
  vi.useFakeTimers();
  try {
    const warn = vi.fn();
    const logRefusal = createCountedLog();
    const refuse = (ip: string | null) => logRefusal({ warn }, { message: "refused", status: 400, ip });
    for (let sent = 0; sent < 5; sent += 1) refuse("192.0.2.1");
    refuse(null);
    expect(warn.mock.calls.map(([about]) => about)).toEqual([
      { status: 400, network: expect.stringMatching(/^[\w-]{10}$/) },
      { status: 400, network: null },
    ]);
    vi.advanceTimersByTime(minute);
    expect(warn.mock.calls.slice(2).map(([about]) => about)).toEqual([
      { ...warn.mock.calls[0]?.[0], more: 4 },
    ]);
    warn.mockClear();
    for (let network = 0; network < 5_000; network += 1) refuse(`10.0.${network >> 8}.${network & 255}`);
    expect(warn).toHaveBeenCalledTimes(1_001);
    vi.advanceTimersByTime(minute);
    expect(warn.mock.lastCall?.[0]).toEqual({ status: 400, network: "any", more: 3_999 });
  } finally {
    vi.useRealTimers();
  }
});
