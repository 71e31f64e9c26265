const controlsIn = (form: ParentNode) => [...form.querySelectorAll<HTMLInputElement>("[data-choice]")];

const keyOf = ({ dataset }: HTMLElement) => dataset["choice"] ?? "";

/** The controls of what is chosen in the calculator, by key and in its order. */
export function checkedChoices(form: ParentNode): Map<string, HTMLInputElement> {
  const checked = controlsIn(form).filter((control) => control.checked);
  return new Map(checked.map((control) => [keyOf(control), control]));
}

/** Chooses these keys in the calculator and no others, and opens what they are in. */
export function checkChoices(form: HTMLFormElement, keys: readonly string[]): void {
  const nones = form.querySelectorAll<HTMLInputElement>('[type="radio"][value=""]');
  for (const none of nones) none.checked = true;
  for (const control of controlsIn(form)) {
    control.checked = keys.includes(keyOf(control));
    const fold = control.checked ? control.closest("details") : null;
    if (fold) fold.open = true;
  }
}

/** Chooses as if by hand: the form dispatches its events. */
export function choose(form: HTMLFormElement, keys: readonly string[]): void {
  checkChoices(form, keys);
  form.dispatchEvent(new Event("input", { bubbles: true }));
}
