import type { Choice } from "#src/measurement/choice.ts";
import type { Sink } from "#src/measurement/measure.ts";
import type { PageSettings } from "#src/measurement/page-settings.ts";

/** Logs to the console what would be sent; in development nothing leaves the machine. */
export function consoleView(settings: PageSettings, { measurement, marketing }: Choice): Sink {
  return ({ name, parameters = {} }) => {
    console.groupCollapsed(`measure: ${name}`);
    console.table({
      analytics: { to: measurement && settings.analytics ? settings.analytics : "–", ...parameters },
      pixel: { to: marketing && settings.pixel ? settings.pixel : "–", ...parameters },
    });
    console.groupEnd();
  };
}
