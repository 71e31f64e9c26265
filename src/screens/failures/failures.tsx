import { whatsappLink } from "#content/facts/contact-links.ts";
import { wordsOf } from "#src/content/words.ts";
import type { Language } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { FailureNotice } from "#src/screens/failures/failure-notice.tsx";

/** The page for an address that leads nowhere. */
export function NotFound({ language }: { language: Language }) {
  const words = wordsOf("failures", language).notFound;
  const { screens } = wordsOf("layout", language);
  return (
    <FailureNotice
      title={words.seo.h1}
      line={words.line}
      home={{ text: words.home, href: pathOf("home", language), language: "en" }}
      further={(["services", "search", "contact"] as const).map((screen) => ({
        text: screens[screen],
        href: pathOf(screen, language),
      }))}
    />
  );
}

/** The page for a server that failed. */
export function Crash({ language }: { language: Language }) {
  const words = wordsOf("failures", language).crash;
  const { greeting, newTab } = wordsOf("layout", language);
  return (
    <FailureNotice
      title={words.seo.h1}
      line={words.line}
      home={{ text: words.home, href: pathOf("home", language) }}
      further={[{ text: words.whatsapp, href: whatsappLink(greeting), newTab }]}
    />
  );
}
