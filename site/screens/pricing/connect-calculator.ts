import { choiceParameter } from "#site/content/offer/choice-parameter.ts";
import { partOf } from "#site/elements/behaviours.ts";
import { checkedChoices, choose } from "#site/screens/pricing/checked-choices.ts";

export const calculatorBehaviour = "calculator";

/**
 * Sets what the address or a preset names, keeps the choice in the address, takes it along to the contact form, and says
 * when its choices are in view. All of it goes by the form itself, which says the same before and after its island is there to add up.
 */
export function connectCalculator(place: HTMLElement): void {
  const form = partOf<HTMLFormElement>(place, "form");
  const address = new URL(location.href);
  const wanted = address.searchParams.get(choiceParameter)?.split(",");
  if (wanted) choose(form, wanted);
  // The small total at the foot is for those who choose: what can be chosen is in the upper half of the window.
  new IntersectionObserver(
    (sightings) => {
      place.toggleAttribute("data-choosing", sightings.pop()?.isIntersecting);
    },
    { rootMargin: "0% 0% -50%" },
  ).observe(partOf(form, "[data-choices]"));
  place.addEventListener("input", () => {
    address.searchParams.set(choiceParameter, [...checkedChoices(form).keys()].join());
    history.replaceState(history.state, "", address);
  });
  place.addEventListener("click", ({ target }) => {
    const preset =
      target instanceof Element &&
      target.closest<HTMLElement>("[data-preset]")?.dataset["preset"]?.split(",");
    if (preset) choose(form, preset);
  });
  place.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      // Taken apart, the module would cost another function: every byte of this script counts.
      (await import("#site/screens/pricing/take-choices.ts")).takeChoices(form);
    } catch {
      // Not loaded, or storage is blocked: then the form is sent as without scripts.
      form.submit();
    }
  });
}
