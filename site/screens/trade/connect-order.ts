export const orderBehaviour = "order";

/** Takes what the trade orders along to the contact form. */
export function connectOrder(form: HTMLFormElement): void {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const { messages = "", contact = "" } = form.dataset;
    try {
      const { shownCurrency, takeEstimate } = await import("#site/sections/take-estimate.ts");
      const projectType = form.querySelector<HTMLInputElement>("[name=projectType]")?.value;
      takeEstimate({ message: JSON.parse(messages)[shownCurrency()], projectType }, contact);
    } catch {
      // Not loaded, or storage is blocked: then the form is sent as without scripts.
      form.submit();
    }
  });
}
