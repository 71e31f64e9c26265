import { automationExample } from "#contract/facts/automation-example.ts";
import { keyed } from "#contract/formats/keyed.ts";
import type { Language } from "#contract/languages.ts";
import type { Proof as ProvenCase } from "#site/content/cases/proof.ts";
import { contactPage } from "#site/content/offer/contact-page.ts";
import { tableOf } from "#site/content/offer/price-list.ts";
import { Band } from "#site/elements/band.tsx";
import { ButtonLink } from "#site/elements/button.tsx";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import { Assistant } from "#site/screens/automation/assistant/assistant.tsx";
import { hasAssistant } from "#site/screens/automation/assistant/words.ts";
import { AutomationFeatures, sampleScore } from "#site/screens/automation/automation-features.tsx";
import { Playbooks } from "#site/screens/automation/playbooks.tsx";
import { automationWords } from "#site/screens/automation/words.ts";
import { Conversation } from "#site/sections/conversation.tsx";
import { KeyFigures } from "#site/sections/key-figures.tsx";
import { PriceTable } from "#site/sections/price-table.tsx";
import { ServicePage } from "#site/sections/service-page.tsx";
import styles from "./automation.module.css";

/** The AI automation page: an assistant to try, figures, the features as stations of a request, sector playbooks, options, trial. */
export function Automation({ language, proof }: { language: Language; proof: ProvenCase | undefined }) {
  const words = automationWords(language);
  const trialHref = contactPage(language, "automation", "trial");

  const said = words.talk.lines;
  const talk = keyed(automationExample.talk).map(({ key, who, ...line }) => ({
    ...line,
    key,
    who: words.talk.who[who],
    text: key === "booked" ? said.booked({ score: sampleScore(language) }) : said[key],
  }));
  const scene = proof?.story.find(({ key }) => key === "detail");
  return (
    <ServicePage
      service="automation"
      language={language}
      words={words}
      place="beside"
      drawing={
        <Conversation title={words.talk.title} lines={talk} note={words.talk.note} language={language} />
      }
      actions={<ButtonLink href={trialHref}>{words.trial}</ButtonLink>}
      stickyAction={{ text: words.trial, href: trialHref }}
      book={{ text: words.trial, href: trialHref }}
    >
      {hasAssistant ? <Assistant language={language} /> : null}
      {scene ? (
        <figure className={`columns gap-4 ${styles.scene}`}>
          <div className="span-8">
            <CoverPicture
              picture={scene}
              alt={scene.alt}
              sizes="(min-width: 64rem) 62vw, 100vw"
              largest={1600}
            />
          </div>
          <figcaption className="span-4 phrase">{words.scene({ client: proof?.client ?? "" })}</figcaption>
        </figure>
      ) : null}
      <KeyFigures title={words.figures.title} items={words.figures.items} note={words.figures.note} />
      <AutomationFeatures language={language} />
      <Band
        id="playbooks"
        title={words.playbooks.title}
        lead={words.playbooks.lead}
        layout="stack"
        tone="tint"
      >
        <Playbooks items={words.playbooks.items} language={language} />
      </Band>
      <Band id="options" title={words.options.title} lead={withPrices(words.options.lead)} density="tight">
        <PriceTable {...tableOf("automation", language)} titled language={language} />
      </Band>
    </ServicePage>
  );
}
