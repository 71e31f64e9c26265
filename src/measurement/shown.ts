/** A page that is drawn ahead of a visit counts once it is seen. */
export async function shown(): Promise<void> {
  if (!("prerendering" in document && document.prerendering)) return;
  await new Promise((resolve) => document.addEventListener("prerenderingchange", resolve, { once: true }));
}
