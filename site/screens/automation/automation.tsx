import type { Language } from "#contract/languages/languages.ts";
import { contactPage } from "#site/content/offer/contact-page.ts";
import { tableOf } from "#site/content/offer/price-list.ts";
import { Bar, Bars } from "#site/elements/bars.tsx";
import { ButtonLink } from "#site/elements/button.tsx";
import { Icon } from "#site/elements/icon.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import { Assistant, AssistantClose } from "#site/screens/automation/assistant/assistant.tsx";
import { hasAssistant } from "#site/screens/automation/assistant/assistant.words.ts";
import { automationWords } from "#site/screens/automation/automation.words.ts";
import { Playbooks } from "#site/screens/automation/playbooks.tsx";
import { KeyFigures } from "#site/sections/key-figures.tsx";
import { PriceTable } from "#site/sections/price-table.tsx";
import { ServicePage } from "#site/sections/service-page.tsx";

/** The AI automation page: an assistant to try, three conversations, features, figures, options, trial. */
export function Automation({ language }: { language: Language }) {
  const words = automationWords(language);
  const trialHref = contactPage(language, "automation", "trial");
  const { items, ...table } = tableOf("automation", language);
  const isTried = hasAssistant(language);
  return (
    <ServicePage
      service="automation"
      language={language}
      words={words}
      place="below"
      // Whoever can try the assistant does that first.
      drawing={
        isTried ? (
          <>
            <Assistant language={language} />
            <AssistantClose language={language}>
              <Bars as="div">
                <Bar as="div" kind="agreed" href={trialHref}>
                  <strong>
                    {words.trial}
                    {"\u00a0"}
                    <Icon name="arrow-right" />
                  </strong>
                </Bar>
              </Bars>
            </AssistantClose>
          </>
        ) : null
      }
      actions={isTried ? null : <ButtonLink href={trialHref}>{words.trial}</ButtonLink>}
      book={{ text: words.trial, href: trialHref }}
      details={
        <details className="disclosure" id="options">
          <summary className="label">{words.options.title}</summary>
          <p>{withPrices(words.options.lead)}</p>
          <PriceTable
            {...table}
            items={items.map((item) => ({ ...item, detail: words.options.limits[item.key] ?? "" }))}
            titled
            language={language}
          />
        </details>
      }
    >
      <Playbooks language={language} />
      <KeyFigures title={words.figures.title} items={words.figures.items} />
    </ServicePage>
  );
}
