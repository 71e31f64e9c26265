/**
 * Lets the display font take its place once it is there (`data-plain`, src/styles/tokens.css), unless something
 * in the window would move: then it waits for the next page, which has it from the start.
 */
export async function showDisplayFont(): Promise<void> {
  const { dataset } = document.documentElement;
  await document.fonts.load('600 1em "Bricolage Grotesque"');
  const before = places();
  delete dataset["plain"];
  if (places() !== before) dataset["plain"] = "";
}

/** How far down everything in the window stands, in whole pixels. */
function places(): string {
  const tops = Array.from(
    document.querySelectorAll("main *"),
    (element) => element.getBoundingClientRect().top,
  );
  return `${tops.filter((top) => top < innerHeight).map(Math.round)}`;
}
