import { listForUnknown } from "#src/routes.ts";

/** A host with static files alone answers unknown articles and cases with the 404 page, which then leads to their list. */
export function leaveForList(): void {
  const list = listForUnknown(location.pathname);
  if (list && list !== location.pathname) location.replace(list);
  else console.error(`404: no page at ${location.pathname}`);
}
