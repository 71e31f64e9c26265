import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { startPeriodicJobs } from "#leads/server/periodic-jobs.ts";

test("jobs keep running although one fails, log no personal data and stop when told to", async () => {
  const logged: object[] = [];
  let done = 0;
  const works = [
    {
      name: "failing",
      run: () => Promise.reject(Object.assign(new Error("zoe@example.org"), { code: "EIO" })),
    },
    { name: "working", run: async () => ++done },
  ];
  const work = startPeriodicJobs(works, { error: (details) => logged.push(details) }, 5);
  while (done < 3) await wait(1);
  await work.stop();
  const before = done;
  await wait(30);
  expect(done).toBe(before);
  expect(logged[0]).toMatchObject({ work: "failing", reason: "Error EIO" });
  expect(JSON.stringify(logged)).not.toContain("zoe");
});
