export const beforeBehaviour = "before";

/** A finger that moves less has tapped, and follows the card's link. */
const shortestDrag = 8;

/** Lets the edge of the drawing before follow the pointer, or a finger that is dragged across the card. */
export function connectBefore(card: HTMLElement): void {
  const picture = card.firstElementChild;
  if (!picture) return;
  let from: number | undefined;
  let dragged = false;
  const follow = (x: number) => {
    const { left, width } = picture.getBoundingClientRect();
    const share = Math.min(Math.max((x - left) / width, 0), 1);
    card.style.setProperty("--edge", `${(100 * share).toFixed(1)}%`);
    card.toggleAttribute("data-held", true);
  };
  const release = () => {
    from = undefined;
    card.removeAttribute("data-held");
  };
  card.addEventListener("pointerdown", ({ clientX, pointerType }) => {
    dragged = false;
    if (pointerType !== "mouse") from = clientX;
  });
  card.addEventListener("pointermove", ({ clientX, clientY, pointerType }) => {
    if (pointerType === "mouse") {
      const { top, bottom } = picture.getBoundingClientRect();
      if (clientY >= top && clientY <= bottom) follow(clientX);
    } else if (from !== undefined && (dragged || Math.abs(clientX - from) >= shortestDrag)) {
      dragged = true;
      follow(clientX);
    }
  });
  card.addEventListener("pointerup", release);
  card.addEventListener("pointercancel", release);
  card.addEventListener("pointerleave", ({ pointerType }) => {
    release();
    if (pointerType === "mouse") card.style.removeProperty("--edge");
  });
  // A drag of the picture is no click, and the browser's own drag of the link would end it.
  card.addEventListener("click", (event) => {
    if (dragged && event.detail > 0) event.preventDefault();
    dragged = false;
  });
  card.addEventListener("dragstart", (event) => event.preventDefault());
}
