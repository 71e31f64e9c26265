/** The host of an address: `tidycal.com`. */
export function hostOf(address: string): string {
  return new URL(address).hostname;
}
