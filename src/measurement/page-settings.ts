/** What the identity file decides about measurement and consent, as the page's body carries it. */
export interface PageSettings {
  /** Id of the web analytics; undefined leaves them out. */
  readonly analytics: string | undefined;
  /** Id of the ads pixel; undefined leaves it out. */
  readonly pixel: string | undefined;
  /** Where the site's own counter listens, if it is switched on. */
  readonly counter: string | undefined;
  /** Version of the text a visitor agrees to; undefined where no consent is asked. */
  readonly consent: string | undefined;
  /** How long a choice lasts. */
  readonly months: number;
}

export function pageSettings(): PageSettings {
  const { analytics, pixel, counter, consent, consentMonths } = document.body.dataset;
  return { analytics, pixel, counter, consent, months: Number(consentMonths) };
}
