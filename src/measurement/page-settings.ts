/** What the identity file decides about measurement and consent, as the page's body carries it. */
export interface PageSettings {
  /** Id of the web analytics; undefined leaves them out. */
  readonly analytics: string | undefined;
  /** Id of the ads pixel; undefined leaves it out. */
  readonly pixel: string | undefined;
  /** Version of the text a visitor agrees to; undefined where no consent is asked. */
  readonly consent: string | undefined;
  /** How long a choice lasts. */
  readonly months: number;
}

export function pageSettings(): PageSettings {
  const { analytics, pixel, consent, consentMonths } = document.body.dataset;
  return { analytics, pixel, consent, months: Number(consentMonths) };
}
