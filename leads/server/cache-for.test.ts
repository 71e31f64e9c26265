import { describe, expect, test } from "vitest";
import { cacheFor } from "#leads/server/cache-for.ts";

describe("a cached result", () => {
  test("is returned until it expires, failures included", async () => {
    let [now, asked] = [10_000, 0];
    const ask = cacheFor(
      1000,
      async () => {
        asked += 1;
        if (asked === 2) throw new Error("down");
        return asked;
      },
      { now: () => now },
    );
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    now += 999;
    expect(await ask()).toBe(1);
    now += 1;
    await expect(ask()).rejects.toThrow("down");
    await expect(ask()).rejects.toThrow("down");
    now += 1000;
    expect(await ask()).toBe(3);
    now -= 86_400_000;
    expect(await ask()).toBe(4);
  });
});
