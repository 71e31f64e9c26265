declare global {
  interface Window {
    /** Missing where the browser does not know Trusted Types. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
    };
  }
}

const trusted: string[] = [];

/**
 * Lets scripts be loaded whose address starts with `prefix`, by third-party code too; every other
 * address, and every string as HTML or code, stays refused by Trusted Types.
 */
export function trustScripts(prefix: string): void {
  if (trusted.push(new URL(prefix, location.href).href) > 1) return;
  window.trustedTypes?.createPolicy("default", {
    createScriptURL: (address) => {
      const { href } = new URL(address, location.href);
      return trusted.some((start) => href.startsWith(start)) ? address : null;
    },
  });
}

/** Adds a script of a third party to the page; where it is blocked, the page is whole without it. */
export function loadScript(address: string): HTMLScriptElement {
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  document.head.append(script);
  return script;
}
