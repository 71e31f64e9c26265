/**
 * The short reference of a lead, to read out or type: the random end of its id, which two leads are unlikely to share.
 */
export function shortId(id: string): string {
  return id.slice(-8);
}
