import type { ReactNode } from "react";
import { formatTime } from "#contract/formats/dates.ts";
import type { Language } from "#contract/languages/languages.ts";
import { keysOf } from "#contract/reader/records.ts";
import { automationExample } from "#data/site/content/facts/automation-example.ts";
import { contactPage } from "#site/content/offer/contact-page.ts";
import { tableOf } from "#site/content/offer/price-list.ts";
import { Band } from "#site/elements/band.tsx";
import { Bar, Bars } from "#site/elements/bars.tsx";
import { ButtonLink } from "#site/elements/button.tsx";
import { Icon } from "#site/elements/icon.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import { Assistant } from "#site/screens/automation/assistant/assistant.tsx";
import { hasAssistant } from "#site/screens/automation/assistant/assistant.words.ts";
import { automationWords } from "#site/screens/automation/automation.words.ts";
import { KeyFigures } from "#site/sections/key-figures.tsx";
import { Points } from "#site/sections/points.tsx";
import { PriceTable } from "#site/sections/price-table.tsx";
import { ServicePage } from "#site/sections/service-page.tsx";
import styles from "./automation.module.css";

interface AutomationProps {
  language: Language;
  /** The assistant to try. */
  conversation?: ReactNode;
}

/** The AI automation page: an assistant to try, figures, features, sector playbooks, options, trial. */
export function Automation({ language, conversation }: AutomationProps) {
  const words = automationWords(language);
  const trialHref = contactPage(language, "automation", "trial");
  const { title, ...features } = words.features;
  const { items, ...table } = tableOf("automation", language);
  return (
    <ServicePage
      service="automation"
      language={language}
      words={words}
      place="beside"
      // Whoever can try the assistant does that first.
      drawing={
        hasAssistant(language) ? (
          <>
            <Assistant language={language}>{conversation}</Assistant>
            <Bars as="div">
              <Bar as="p" kind="agreed" href={trialHref}>
                <strong>
                  {words.trial}
                  {"\u00a0"}
                  <Icon name="arrow-right" />
                </strong>
              </Bar>
            </Bars>
          </>
        ) : null
      }
      actions={hasAssistant(language) ? null : <ButtonLink href={trialHref}>{words.trial}</ButtonLink>}
      book={{ text: words.trial, href: trialHref }}
    >
      <KeyFigures title={words.figures.title} items={words.figures.items} note={words.figures.note} />
      <Band id="features" title={title}>
        <Points items={features} layout="rows" />
      </Band>
      <Band id="playbooks" title={words.playbooks.title} lead={words.playbooks.lead} layout="stack">
        <Playbooks language={language} />
      </Band>
      <Band id="options" title={words.options.title} lead={withPrices(words.options.lead)} density="tight">
        <PriceTable
          {...table}
          items={items.map((item) => ({ ...item, detail: words.options.limits[item.key] ?? "" }))}
          titled
          language={language}
        />
      </Band>
    </ServicePage>
  );
}

const times = automationExample.playbooks;
const keys = keysOf(times);
const stages = ["trigger", "action", "result"] as const;

/** One automation in three sectors, each in three timed steps. */
function Playbooks({ language }: { language: Language }) {
  const { items } = automationWords(language).playbooks;
  return (
    <ul className="tiles three-64 gap-5">
      {keys.map((key) => (
        <li className={`aligned-rows rows-0 ${styles.playbook}`} key={key}>
          <h3>{items[key].title}</h3>
          <dl className="facts aligned-rows rows-0">
            {stages.map((stage) => (
              <div key={stage}>
                <dt className="title-s">{formatTime(times[key][stage], language)}</dt>
                <dd>{items[key][stage]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
