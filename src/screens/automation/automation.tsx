import { automationExample } from "#content/facts/automation-example.ts";
import { auditLink } from "#src/content/booking-links.ts";
import type { Proof as ProvenCase } from "#src/content/cases/proof.ts";
import { contactPage } from "#src/content/contact-page.ts";
import { priceGroup } from "#src/content/price-list.ts";
import { wordsOf } from "#src/content/words.ts";
import { Actions } from "#src/elements/actions.tsx";
import { Band } from "#src/elements/band.tsx";
import { ButtonLink } from "#src/elements/button.tsx";
import { CurrencyToggle } from "#src/elements/currency-toggle.tsx";
import { keyed } from "#src/formats/keyed.ts";
import { formatNumber } from "#src/formats/money.ts";
import { type Language, locales } from "#src/languages.ts";
import { Assistant } from "#src/screens/automation/assistant/assistant.tsx";
import { FeatureSamples } from "#src/screens/automation/feature-samples.tsx";
import { FlowDiagram } from "#src/screens/automation/flow-diagram.tsx";
import { Playbooks } from "#src/screens/automation/playbooks.tsx";
import { Conversation } from "#src/sections/conversation.tsx";
import { KeyFigures } from "#src/sections/key-figures.tsx";
import { PriceTable } from "#src/sections/price-table.tsx";
import { ServicePage } from "#src/sections/service-page.tsx";

/** The AI automation page: figures, message flow, features with samples, sector playbooks, options, trial. */
export function Automation({ language, proof }: { language: Language; proof: ProvenCase | undefined }) {
  const words = wordsOf("automation", language);
  const layout = wordsOf("layout", language);
  const { replies, score, slots } = automationExample;
  const trialHref = contactPage(language, "automation", "trial");

  const languageNames = new Intl.DisplayNames(locales[language], { type: "language" });
  const { chat, workflows, scoring, booking } = words.features;
  const criteria = ["need", "date", "budget", "area"] as const;
  const pointsOf = (some: readonly (typeof criteria)[number][]) =>
    some.reduce((sum, criterion) => sum + score[criterion], 0);
  const percent = (points: number) => (points * 100) / score.most;
  const total = pointsOf(criteria);
  const scored = `${formatNumber(total, language)}/${formatNumber(score.most, language)}`;
  const said = words.talk.lines;
  const talk = keyed(automationExample.talk).map(({ key, who, ...line }) => ({
    ...line,
    key,
    who: words.talk.who[who],
    text: key === "booked" ? said.booked({ score: scored }) : said[key],
  }));
  const features: Parameters<typeof FeatureSamples>[0]["features"] = [
    {
      key: "chat",
      ...chat,
      sample: {
        title: chat.sample,
        form: "replies",
        rows: Object.entries(replies).map(([code, text]) => ({
          key: code,
          lead: languageNames.of(code) ?? code,
          text,
          language: code,
        })),
      },
    },
    {
      key: "workflows",
      ...workflows,
      sample: {
        title: workflows.sample,
        form: "steps",
        rows: Object.entries(workflows.rows).map(([key, row]) => ({ key, ...row })),
      },
    },
    {
      key: "scoring",
      ...scoring,
      sample: {
        title: scoring.sample,
        form: "points",
        rows: criteria.map((key, position) => ({
          key,
          lead: `+${formatNumber(score[key], language)}`,
          text: scoring.rows[key],
          // Each bar begins where the one before ends.
          bar: { start: percent(pointsOf(criteria.slice(0, position))), length: percent(score[key]) },
        })),
        total: {
          lead: scored,
          text: scoring.total,
          length: percent(total),
        },
      },
    },
    {
      key: "booking",
      ...booking,
      sample: {
        title: booking.sample,
        form: "slots",
        rows: (["taken", "chosen", "free"] as const).map((key) => ({
          key,
          lead: slots[key],
          text: booking.rows[key],
          state: key,
        })),
      },
    },
  ];

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
          <ButtonLink {...auditLink(language)} variant="secondary">
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
        <FeatureSamples features={features} />
      </Band>
      <Band
        id="playbooks"
        title={words.playbooks.title}
        lead={words.playbooks.lead}
        layout="stack"
        tone="tint"
      >
        <Playbooks words={words.playbooks} />
      </Band>
      <Band id="options" title={words.options.title} lead={words.options.lead} density="tight">
        <div>
          <CurrencyToggle language={language} words={layout} />
        </div>
        <PriceTable {...priceGroup("automation", language)} language={language} />
      </Band>
    </ServicePage>
  );
}
