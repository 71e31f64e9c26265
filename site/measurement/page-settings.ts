/** Settings for measurement and consent, as carried by the page's body. */
export interface PageSettings {
  /** Id of the web analytics, with the service and its address unless it is Google; undefined disables them. */
  analytics: string | undefined;
  /** Id of the ads pixel; undefined disables it. */
  pixel: string | undefined;
  /** Version of the text a visitor agrees to; undefined if no consent is asked. */
  consent: string | undefined;
  months: number;
}

export function pageSettings(): PageSettings {
  const { analytics, pixel, consent, consentMonths } = document.body.dataset;
  return { analytics, pixel, consent, months: Number(consentMonths) };
}
