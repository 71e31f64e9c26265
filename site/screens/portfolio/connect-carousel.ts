export const carouselBehaviour = "carousel";

/** Loads the script of the carousel once it is in the window. */
export function connectCarousel(carousel: HTMLElement): void {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    import("#site/screens/portfolio/carousel.ts").then(({ startCarousel }) => {
      startCarousel(carousel);
      carousel.dataset["ready"] = "";
    });
  });
  observer.observe(carousel);
}
