/** Names of the events tracked on every site, in the order of the list. */
export const trackedEvents = [
  "form_submit",
  "lead_scored",
  "call_click",
  "whatsapp_click",
  "booking_confirmed",
  "payment_success",
  "video_played",
  "download_started",
] as const;

export type TrackedEvent = (typeof trackedEvents)[number];
