/** Milliseconds a pointer rests on a link that is meant. */
const rest = 65;

/**
 * Loads a page of this site into the browser's cache when its link is pointed at or touched: for browsers that
 * do not follow the rules the server sends for it, and never for who saves data.
 */
export function prefetchLinks(): void {
  if (savesData()) return;
  const loaded = new Set([location.pathname]);
  let pending: ReturnType<typeof setTimeout> | undefined;
  const point = ({ type, target }: Event) => {
    clearTimeout(pending);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (!link || !isPage(link) || loaded.has(link.pathname)) return;
    const load = () => {
      loaded.add(link.pathname);
      fetch(link.pathname, { priority: "low" }).catch(() => loaded.delete(link.pathname));
    };
    if (type === "touchstart") load();
    else pending = setTimeout(load, rest);
  };
  for (const sign of ["mouseover", "touchstart"]) document.addEventListener(sign, point, { passive: true });
}

/** As in `public/speculation-rules.json`: pages have no dot in their address. */
function isPage({ origin, pathname, search, target, download }: HTMLAnchorElement): boolean {
  return origin === location.origin && !/\.|^\/functions\//.test(pathname) && !search && !target && !download;
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}
