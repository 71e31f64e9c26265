/**
 * A host with static files alone answers unknown articles and cases with the 404 page, which then leads to their
 * list. Self-contained: it is written into the head as text.
 */
export function leaveForList(lists: readonly (readonly [prefix: string, list: string])[]): void {
  const path = location.pathname;
  const [, list] = lists.find(([prefix]) => path.startsWith(prefix) && path.length > prefix.length) ?? [];
  if (list !== undefined) location.replace(list);
  else console.error(`404: no page at ${path}`);
}
