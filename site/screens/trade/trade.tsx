import { Fragment } from "react";
import { formatTime } from "#contract/formats/dates.ts";
import type { Language } from "#contract/languages/languages.ts";
import { hasPage, pathOf } from "#contract/routes/addresses.ts";
import { site } from "#data/contract/facts/site.ts";
import { currencies, firstCurrency } from "#data/contract/languages/currencies.ts";
import { type EstimatePreset, estimatePresets } from "#data/site/content/facts/calculator-choices.ts";
import type { Case } from "#site/content/cases/cases.ts";
import type { ClientPlace } from "#site/content/cases/client-styles.ts";
import { presetOrder } from "#site/content/figures/preset-order.ts";
import { calculatorPage } from "#site/content/offer/calculator-page.ts";
import { contactPage } from "#site/content/offer/contact-page.ts";
import { estimateCopy } from "#site/content/offer/estimate.copy.ts";
import { estimateGroupsIn, writtenEstimate } from "#site/content/offer/estimate.ts";
import { pricedItem, runningItem } from "#site/content/offer/price-list.ts";
import type { Trade as TradeOf } from "#site/content/trades/trades.ts";
import { Bar, Bars } from "#site/elements/bars.tsx";
import { Actions, ButtonLink } from "#site/elements/button.tsx";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import { PageSection } from "#site/elements/page-section.tsx";
import { FactList } from "#site/elements/term-list.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import { orderBehaviour } from "#site/screens/trade/connect-order.ts";
import { tradePageCopy } from "#site/screens/trade/trade.copy.ts";
import { Closing } from "#site/sections/closing.tsx";
import { Letter } from "#site/sections/letter.tsx";
import { laterYears, PresetSum } from "#site/sections/preset-sum.tsx";
import { PriceTable } from "#site/sections/price-table.tsx";
import { Questions } from "#site/sections/questions.tsx";
import { ServiceHero } from "#site/sections/service-hero.tsx";
import { StickyAction } from "#site/sections/sticky-action.tsx";
import styles from "./trade.module.css";

interface TradeProps {
  trade: TradeOf;
  proof: Case | undefined;
  language: Language;
}

/** The page of a trade: a conversation, what people say and the answers, a case, questions, and what an order comes to. */
export function Trade({ trade: { preset, service, copy }, proof, language }: TradeProps) {
  const { ask, see, caseLink } = tradePageCopy(language);
  const contact = { text: ask, href: contactPage(language, service) };
  const { problem, offer, order, talk } = copy;
  const hasTotal = hasPage("pricing", language);
  return (
    <>
      <ServiceHero
        kicker={copy.kicker}
        title={copy.seo.h1}
        subtitle={copy.subtitle}
        place="beside"
        letter={<Letter paragraphs={copy.letter} language={language} />}
        drawing={<TradeTalk talk={talk} language={language} />}
      >
        <Actions>
          <ButtonLink href={contact.href}>{ask}</ButtonLink>
          <ButtonLink href={hasTotal ? "#total" : undefined} variant="quiet">
            {see}
          </ButtonLink>
        </Actions>
      </ServiceHero>
      <div>
        <TradeProblem problem={problem} />
        {copy.card ? <PriceCard card={copy.card} /> : null}
        {proof && copy.proof ? (
          <PageSection
            id="case"
            density="tight"
            title={copy.proof.title}
            intro={
              <>
                {withPrices(copy.proof.text)}{" "}
                <a href={proof.path}>{caseLink({ client: proof.client, sample: String(proof.sample) })}</a>
              </>
            }
          >
            <div data-cover>
              <CoverPicture
                picture={proof.cover}
                // Decorative: the link beside it names the client, whose page describes the picture.
                alt=""
                sizes="(min-width: 64rem) 60vw, 92vw"
                largest={1200}
                phone={proof.phone}
              />
            </div>
          </PageSection>
        ) : null}
        <Questions
          {...copy.questions}
          details={[
            {
              id: "offer",
              title: offer.title,
              content: (
                <>
                  <FactList items={withContents(offer.items)} />
                  {hasTotal ? <OrderLines preset={preset} order={order} language={language} /> : null}
                </>
              ),
            },
          ]}
        >
          {hasTotal ? (
            <ButtonLink href={contact.href} variant="quiet" icon="arrow-right">
              {copy.closing.title}
            </ButtonLink>
          ) : null}
        </Questions>
        <StickyAction action={contact} language={language} />
      </div>
      {hasTotal ? (
        <TradeTotal preset={preset} order={order} language={language} />
      ) : (
        <Closing language={language} title={copy.closing.title} ask={contact} />
      )}
    </>
  );
}

/** What people say to whoever has such a business, and what they would find instead, as in a conversation. */
function TradeProblem({ problem }: { problem: TradeOf["copy"]["problem"] }) {
  if (Object.keys(problem.items).length === 0) return null;
  return (
    <section className={styles.problem} id="problem" aria-labelledby="problem-title">
      <div className={`columns gap-3 ${styles.head}`}>
        <h2 className="title-l across" id="problem-title">
          {problem.title}
        </h2>
        <p className="span-8">{problem.intro}</p>
      </div>
      <Bars large>
        {Object.entries(problem.items).map(([key, { title, text, answer }]) => (
          <Fragment key={key}>
            <Bar kind="asked" who={title}>
              <strong>{withPrices(text)}</strong>
            </Bar>
            {answer ? (
              <Bar kind="answered" className={styles.answer}>
                {withPrices(answer)}
              </Bar>
            ) : null}
          </Fragment>
        ))}
      </Bars>
    </section>
  );
}

/** What a client's page says of its prices, in the client's colours. */
function PriceCard({ card: { title, note, columns, rows } }: { card: NonNullable<TradeOf["copy"]["card"]> }) {
  return (
    <section className={styles.prices} aria-labelledby="card-title">
      <div className={styles.card} data-client={"card" satisfies ClientPlace}>
        <h2 className="title-l" id="card-title">
          {title}
        </h2>
        <table>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(rows).map(([key, { title, detail, amounts }]) => (
              <tr key={key}>
                <th scope="row">
                  {title} <small>{detail}</small>
                </th>
                {amounts.map((amount) => (
                  <td key={amount}>{amount}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={`note ${styles.note}`}>{note}</p>
    </section>
  );
}

const withContents = (items: TradeOf["copy"]["offer"]["items"]) =>
  Object.fromEntries(
    Object.entries(items).map(([key, { title, text }]) => [key, { title, text: withPrices(text) }]),
  );

interface TradeTotalProps {
  preset: EstimatePreset;
  order: TradeOf["copy"]["order"];
  language: Language;
}

/** The total of the trade's usual order, as the button that asks for a quote: on it the page ends. */
function TradeTotal({ preset, order, language }: TradeTotalProps) {
  const { take, change, maintained } = tradePageCopy(language);
  const wanted: readonly string[] = estimatePresets[preset];
  const chosen = estimateGroupsIn(language).flatMap(({ choices }) =>
    choices.filter(({ key }) => wanted.includes(key)),
  );
  const { message, projectType } = writtenEstimate(chosen, language, firstCurrency);
  const messages = currencies.map((one) => [one, writtenEstimate(chosen, language, one).message]);
  const later = laterYears(preset, language);
  return (
    <PageSection
      id="total"
      title={order.title}
      intro={
        <>
          {withPrices(order.note)} {later} <a href={calculatorPage(language, wanted)}>{change}</a>
        </>
      }
    >
      <form
        method="post"
        action={site.contactEndpoint}
        data-behaviour={orderBehaviour}
        data-messages={JSON.stringify(Object.fromEntries(messages))}
        data-contact={pathOf("contact", language)}
      >
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="choice" value={message} />
        <input type="hidden" name="projectType" value={projectType} />
        {later && maintained ? <p className={`label ${styles.maintained}`}>{maintained}</p> : null}
        <PresetSum preset={preset} language={language} ask={{ text: take }} />
      </form>
    </PageSection>
  );
}

/** The order line by line. */
function OrderLines({ preset, order, language }: TradeTotalProps) {
  return (
    <PriceTable
      caption={estimateCopy(language).lines}
      titled
      name={order.item}
      items={orderLines(preset, language)}
      language={language}
    />
  );
}

/** The items of a preset of the calculator, then what is paid to others. */
function orderLines(preset: EstimatePreset, language: Language) {
  const { us, others } = presetOrder(preset);
  const names: Record<string, string> = estimateCopy(language).names;
  return [
    ...us.map(({ key, group, name }) => {
      const item = pricedItem(group, name, language);
      return { ...item, key, name: names[key] ?? item.name };
    }),
    ...others.map((key) => runningItem(key, language)),
  ];
}

/** An example of a conversation in the bars of the mark, whole from the start. */
function TradeTalk({ talk, language }: { talk: TradeOf["copy"]["talk"]; language: Language }) {
  const { title, lines, note, who } = talk;
  return (
    <figure className={styles.conversation}>
      <figcaption className={`label ${styles.title}`}>{title}</figcaption>
      <Bars>
        {lines.map(({ kind, time, text }) => (
          <Bar
            key={text}
            kind={kind}
            who={
              <>
                <time dateTime={time}>{formatTime(time, language)}</time>, {who[kind]}
              </>
            }
          >
            {text}
          </Bar>
        ))}
      </Bars>
      <p className={`note ${styles.note}`}>{withPrices(note)}</p>
    </figure>
  );
}
