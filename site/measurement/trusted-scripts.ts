declare global {
  interface Window {
    /** Undefined in browsers without Trusted Types. */
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
    };
  }
}

const trusted: string[] = [];

/**
 * Takes the only `default` policy before an injected script could: it rejects untrusted URLs, and strings as HTML or
 * code.
 */
export function refuseUntrustedScripts(): void {
  window.trustedTypes?.createPolicy("default", {
    createScriptURL: (address) => {
      const { href } = new URL(address, location.href);
      return trusted.some((start) => href.startsWith(start)) ? address : null;
    },
  });
}

/** Allows scripts whose URL starts with `prefix`, also for third-party code. */
export function trustScripts(prefix: string): void {
  trusted.push(new URL(prefix, location.href).href);
}

/** Loads a third-party script; if it is blocked, the page works without it. */
export function loadScript(address: string): HTMLScriptElement {
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  document.head.append(script);
  return script;
}
