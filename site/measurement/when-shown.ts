/** Waits until a prerendered page is actually shown. */
export async function whenShown(): Promise<void> {
  if (!("prerendering" in document && document.prerendering)) return;
  await new Promise((resolve) => document.addEventListener("prerenderingchange", resolve, { once: true }));
}
