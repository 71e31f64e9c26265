/** Milliseconds of hovering before a link counts as meant. */
const rest = 65;

/** Prefetches on hover or touch in browsers without speculation rules, and never with data saver on. */
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

/** Same pattern as `public/speculation-rules.json`: page addresses contain no dot. */
function isPage({ origin, pathname, search, target, download }: HTMLAnchorElement): boolean {
  return origin === location.origin && !/\.|^\/functions\//.test(pathname) && !search && !target && !download;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}
