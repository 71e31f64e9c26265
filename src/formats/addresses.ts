/** Host of a URL: `tidycal.com`. */
export function hostOf(address: string): string {
  return new URL(address).hostname;
}
