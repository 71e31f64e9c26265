import type { Clock } from "#contact/clock.ts";
import { type EraseDependencies, eraseLeads, truncateLog } from "#contact/retention/erase-leads.ts";

/** Erases the leads whose erasure was requested by link and can no longer be undone. Returns how many. */
export async function eraseRequested(dependencies: EraseDependencies, clock: Clock): Promise<number> {
  const due = await dependencies.store
    .selectFrom("lead")
    .select("id")
    .where("erase_at", "<=", clock.now())
    .execute();
  if (due.length === 0) return 0;
  const { leads } = await eraseLeads(
    dependencies,
    due.map(({ id }) => id),
  );
  await truncateLog(dependencies.store);
  return leads;
}
