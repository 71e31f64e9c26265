import type { Language } from "#contract/languages/languages.ts";
import { contactPage } from "#site/content/offer/contact-page.ts";
import { tableOf } from "#site/content/offer/price-list.ts";
import { ButtonLink } from "#site/elements/button.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import { Abilities } from "#site/screens/automation/abilities.tsx";
import { hasAssistant } from "#site/screens/automation/assistant/assistant.copy.ts";
import { Assistant } from "#site/screens/automation/assistant/assistant.tsx";
import { automationCopy } from "#site/screens/automation/automation.copy.ts";
import { Playbooks } from "#site/screens/automation/playbooks.tsx";
import { PriceTable } from "#site/sections/price-table.tsx";
import { ServicePage } from "#site/sections/service-page.tsx";

/** The AI automation page: an assistant to try, three conversations, what it does and by which figures, options, trial. */
export function Automation({ language }: { language: Language }) {
  const copy = automationCopy(language);
  const trialHref = contactPage(language, "automation", "trial");
  const { items, ...table } = tableOf("automation", language);
  const isTried = hasAssistant(language);
  return (
    <ServicePage
      service="automation"
      language={language}
      copy={copy}
      place="below"
      // Whoever can try the assistant does that first.
      drawing={
        isTried ? <Assistant language={language} agreed={{ text: copy.trial, href: trialHref }} /> : null
      }
      actions={isTried ? null : <ButtonLink href={trialHref}>{copy.trial}</ButtonLink>}
      book={{ text: copy.trial, href: trialHref }}
      details={[
        {
          id: "options",
          title: copy.options.title,
          content: (
            <>
              <p>{withPrices(copy.options.intro)}</p>
              <PriceTable
                {...table}
                items={items.map((item) => ({ ...item, detail: copy.options.limits[item.key] ?? "" }))}
                titled
                language={language}
              />
            </>
          ),
        },
      ]}
    >
      <Playbooks language={language} />
      <Abilities language={language} />
    </ServicePage>
  );
}
