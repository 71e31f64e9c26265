/** What ties the carousel to its script; `interval` is the milliseconds between two steps. */
export const carouselHooks = { interval: "data-interval", ready: "data-ready" } as const;

/** Loads the carousel once it is in the window; where there are few testimonials, there is none. */
export function connectCarousel(): void {
  const carousel = document.querySelector<HTMLElement>(`[${carouselHooks.interval}]`);
  if (!carousel) return;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    import("#site/screens/portfolio/carousel.ts").then(({ startCarousel }) => {
      startCarousel(carousel, Number(carousel.getAttribute(carouselHooks.interval)));
      carousel.setAttribute(carouselHooks.ready, "");
    });
  });
  observer.observe(carousel);
}
