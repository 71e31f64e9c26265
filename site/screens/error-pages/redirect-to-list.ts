/** On static hosts the 404 page redirects to the list of an unknown slug. Self-contained: it is inlined into the head. */
export function redirectToList(lists: (readonly [prefix: string, list: string])[]): void {
  const path = location.pathname;
  const [, list] = lists.find(([prefix]) => path.startsWith(prefix) && path.length > prefix.length) ?? [];
  if (list !== undefined) location.replace(list + location.search + location.hash);
  else console.error(`404: no page at ${path}`);
}
