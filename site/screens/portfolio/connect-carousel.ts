export const carouselBehaviour = "carousel";

/** Loads the script of the carousel before it comes into the window. */
export function connectCarousel(carousel: HTMLElement): void {
  const load = ([entry]: IntersectionObserverEntry[]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    import("#site/screens/portfolio/carousel.ts").then(({ startCarousel }) => {
      startCarousel(carousel);
      carousel.dataset["ready"] = "";
    });
  };
  const observer = new IntersectionObserver(load, { rootMargin: "100%" });
  observer.observe(carousel);
}
