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
 * Takes the one place there is for a `default` policy, before a script that got into the page could make a
 * permissive one. It refuses every address that was not trusted, and every string as HTML or code.
 */
export function refuseUntrustedScripts(): void {
  window.trustedTypes?.createPolicy("default", {
    createScriptURL: (address) => {
      const { href } = new URL(address, location.href);
      return trusted.some((start) => href.startsWith(start)) ? address : null;
    },
  });
}

/** Lets scripts be loaded whose address starts with `prefix`, by third-party code too. */
export function trustScripts(prefix: string): void {
  trusted.push(new URL(prefix, location.href).href);
}

/** Adds a script of a third party to the page; where it is blocked, the page is whole without it. */
export function loadScript(address: string): HTMLScriptElement {
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  document.head.append(script);
  return script;
}
