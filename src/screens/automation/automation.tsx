import { automationExample } from "#content/facts/automation-example.ts";
import type { Proof as ProvenCase } from "#src/content/cases/proof.ts";
import { auditLink, contactPage } from "#src/content/offer/contact-page.ts";
import { priceGroup } from "#src/content/offer/price-list.ts";
import { wordsOf } from "#src/content/words/words.ts";
import { Band } from "#src/elements/band.tsx";
import { Actions, ButtonLink } from "#src/elements/button.tsx";
import { keyed } from "#src/formats/keyed.ts";
import type { Language } from "#src/languages.ts";
import { Assistant } from "#src/screens/automation/assistant/assistant.tsx";
import { FeatureSamples, sampleScore } from "#src/screens/automation/feature-samples.tsx";
import { FlowDiagram } from "#src/screens/automation/flow-diagram.tsx";
import { Playbooks } from "#src/screens/automation/playbooks.tsx";
import { Conversation } from "#src/sections/conversation.tsx";
import { KeyFigures } from "#src/sections/key-figures.tsx";
import { PriceTable } from "#src/sections/price-table.tsx";
import { ServicePage } from "#src/sections/service-page.tsx";

/** The AI automation page: figures, message flow, features with samples, sector playbooks, options, trial. */
export function Automation({ language, proof }: { language: Language; proof: ProvenCase | undefined }) {
  const words = wordsOf("automation", language);
  const trialHref = contactPage(language, "automation", "trial");

  const said = words.talk.lines;
  const talk = keyed(automationExample.talk).map(({ key, who, ...line }) => ({
    ...line,
    key,
    who: words.talk.who[who],
    text: key === "booked" ? said.booked({ score: sampleScore(language) }) : said[key],
  }));
  return (
    <ServicePage
      service="automation"
      language={language}
      proof={proof}
      words={words}
      place="beside"
      drawing={<Conversation title={words.talk.title} lines={talk} note={words.talk.note} />}
      actions={
        <Actions>
          <ButtonLink href={trialHref}>{words.trial}</ButtonLink>
          <ButtonLink {...auditLink(language)} variant="quiet">
            {words.audit}
          </ButtonLink>
        </Actions>
      }
      calls={[
        { text: words.trial, href: trialHref },
        { text: words.audit, ...auditLink(language) },
      ]}
    >
      <Assistant language={language} />
      <KeyFigures title={words.figures.title} items={words.figures.items} note={words.figures.note} />
      <FlowDiagram words={words.flow} />
      <Band id="features" title={words.features.title} layout="stack">
        <FeatureSamples language={language} />
      </Band>
      <Band
        id="playbooks"
        title={words.playbooks.title}
        lead={words.playbooks.lead}
        layout="stack"
        tone="tint"
      >
        <Playbooks items={words.playbooks.items} />
      </Band>
      <Band id="options" title={words.options.title} lead={words.options.lead} density="tight">
        <PriceTable {...priceGroup("automation", language)} titled language={language} />
      </Band>
    </ServicePage>
  );
}
