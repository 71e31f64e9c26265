import { serviceOfPrices } from "#content/facts/prices.ts";
import type { ArticleFigure as ArticleFigureData } from "#src/content/articles/article-figure.ts";
import type { TeamMember } from "#src/content/people/team-members.ts";
import { pricedItem, priceGroup } from "#src/content/price-list.ts";
import { wordsOf } from "#src/content/words.ts";
import { Band } from "#src/elements/band.tsx";
import { ButtonLink } from "#src/elements/button.tsx";
import type { Language } from "#src/languages.ts";
import { ArticleFigure } from "#src/sections/article-figure.tsx";
import { ArticleRows, type ListedArticle } from "#src/sections/article-rows.tsx";
import { CaseGrid, type ListedCase } from "#src/sections/case-grid.tsx";
import { ClientLogos } from "#src/sections/client-logos.tsx";
import { ClosingCall } from "#src/sections/closing-call.tsx";
import { Confirmation } from "#src/sections/confirmation.tsx";
import { Conversation, type ConversationLine } from "#src/sections/conversation.tsx";
import { FilteredList } from "#src/sections/filtered-list.tsx";
import { anyCategory } from "#src/sections/follow-category.ts";
import { KeyFigures } from "#src/sections/key-figures.tsx";
import { LongText } from "#src/sections/long-text.tsx";
import { MethodPlan, planSteps } from "#src/sections/method-plan.tsx";
import { Neighbours } from "#src/sections/neighbours.tsx";
import { PageHero } from "#src/sections/page-hero.tsx";
import { People } from "#src/sections/people.tsx";
import { Points } from "#src/sections/points.tsx";
import { PriceTable } from "#src/sections/price-table.tsx";
import { Proof } from "#src/sections/proof.tsx";
import { Questions } from "#src/sections/questions.tsx";
import { ServiceHero } from "#src/sections/service-hero.tsx";
import { ServiceIndex } from "#src/sections/service-index.tsx";
import { ServicePage } from "#src/sections/service-page.tsx";
import { StatementHero } from "#src/sections/statement-hero.tsx";
import { Timetable } from "#src/sections/timetable.tsx";
import { WithinReach } from "#src/sections/within-reach.tsx";
import type { Examples } from "#src/style-guide/examples.tsx";
import { longWord, picture } from "#src/style-guide/extreme-content.ts";

const metrics = [
  { key: "first", value: "+38 %", label: "that the headline says", inHeadline: true },
  { key: "second", value: "1,200", label: longWord, inHeadline: false },
  { key: "third", value: "24 h", label: "until it came", inHeadline: false },
  { key: "fourth", value: "4", label: "that no card shows", inHeadline: false },
];

const cases: readonly ListedCase[] = [
  {
    slug: "one",
    path: "#one",
    title: "A case with a site of its own",
    headline: "What came of it, in a line.",
    excerpt: "What it is about, in a sentence or two.",
    client: "Stred",
    year: 2026,
    url: "https://stred.example",
    cover: { ...picture, alt: "" },
    metrics,
    categories: ["websites", "cro"],
  },
  {
    slug: "two",
    path: "#two",
    title: longWord,
    headline: longWord,
    excerpt: longWord,
    client: longWord,
    year: 2026,
    url: null,
    cover: { ...picture, alt: "" },
    metrics: metrics.slice(1, 2),
    categories: ["automation"],
  },
];

/** The same numbers in both kinds of charts. */
const figureAs = (kind: ArticleFigureData["kind"]): ArticleFigureData => ({
  kind,
  title: "What it comes to",
  summary: "What it shows, in one sentence.",
  series: ["before", longWord],
  rows: ["one", "two", longWord].map((label, row) => ({
    label,
    values: [2 + row, 6 + row].map((amount) => ({ amount, text: `${amount} h` })),
    total: `${8 + 2 * row} h`,
  })),
});

const articles: readonly ListedArticle[] = [
  {
    key: "one",
    title: "An article with an ordinary title",
    excerpt: "What it brings, in a sentence or two.",
    path: "#one",
    category: "seo",
    date: "2026-03-04",
    author: "Zoë Müller",
    minutes: 7,
    number: "46,000",
    numberSays: "views, and what they brought",
    figure: figureAs("bars"),
  },
  {
    key: "two",
    title: longWord,
    excerpt: longWord,
    path: "#two",
    category: "cro",
    date: "2026-11-21",
    author: longWord,
    minutes: 12,
    figure: undefined,
  },
];

const person: TeamMember = {
  key: "camille",
  name: "Zoë Müller",
  role: "What she does",
  lines: "Two sentences about her work. This is the second.",
  place: "Geneva",
  languages: "French, German",
  portrait: picture,
};

const extremePerson: TeamMember = {
  key: "felix",
  name: longWord,
  role: longWord,
  lines: longWord,
  place: longWord,
  languages: longWord,
  portrait: picture,
};

const steps = [
  { key: "now", lead: "Now", title: "It has arrived", text: "Where it is kept." },
  { key: "then", lead: longWord, title: longWord, text: longWord },
];

const lines: readonly ConversationLine[] = [
  { key: "a", kind: "asked", time: "22:41", who: "a customer", text: "Do you?" },
  { key: "b", kind: "answered", time: "22:41", who: longWord, text: `We do, and ${longWord} too.` },
  { key: "c", kind: "noted", time: "22:47", who: "the diary", text: "What came of it." },
];

const proof = { value: "+38 %", label: "orders", client: "Stred", sample: true, path: "#one" };

const clients = Array.from({ length: 12 }, (_, position) => ({
  name: `Client ${position + 1}`,
  logo: picture.src,
  path: `#client-${position + 1}`,
}));

/** All shared sections, with ordinary and with extreme content. */
export function sectionExamples(language: Language): Examples {
  const { closing, hero } = wordsOf("home", language);
  const { newTab } = wordsOf("layout", language);
  const { neighbours } = wordsOf("article", language);
  const prices = priceGroup("socialAddOns", language);
  const entry = pricedItem("campaigns", "cro", language);
  const choices = [
    { key: anyCategory, label: "All", count: "2" },
    { key: "found", label: "Get found", count: "1" },
    { key: "sales", label: longWord, count: "1" },
  ];
  return {
    "sections/article-rows.tsx": {
      list: <ArticleRows articles={articles} language={language} level="h2" />,
      "the first leads": <ArticleRows articles={articles} language={language} level="h2" lead />,
    },
    "sections/article-figure.tsx": {
      bars: <ArticleFigure figure={figureAs("bars")} />,
      parts: <ArticleFigure figure={figureAs("parts")} />,
    },
    "sections/case-grid.tsx": {
      cards: <CaseGrid cases={cases} language={language} />,
    },
    "sections/client-logos.tsx": {
      strip: <ClientLogos title="What changed for them" clients={clients} />,
    },
    "sections/closing-call.tsx": {
      "two answers": (
        <ClosingCall
          title={closing.title}
          text={closing.text}
          actions={[
            { text: closing.audit, href: "#audit", newTab },
            { text: closing.contact, href: "#contact" },
          ]}
        />
      ),
    },
    "sections/confirmation.tsx": {
      "in a column": (
        <Confirmation heading={<h2>{closing.title}</h2>} person={extremePerson} title="Next" steps={steps}>
          <ButtonLink href="#again">{longWord}</ButtonLink>
        </Confirmation>
      ),
      "as wide as the window": (
        <Confirmation wide heading={<h2>{longWord}</h2>} person={person} title="Next" steps={steps}>
          <ButtonLink href="#home">{closing.contact}</ButtonLink>
        </Confirmation>
      ),
    },
    "sections/conversation.tsx": {
      plain: <Conversation title="An evening" lines={lines} note="What it is." />,
      "long words": <Conversation title={longWord} lines={lines} note={longWord} />,
    },
    "sections/filtered-list.tsx": {
      "choices that hide": (
        <FilteredList legend="Choose a topic" choices={choices} current="found">
          <ArticleRows articles={articles} language={language} level="h2" />
        </FilteredList>
      ),
      "choices that lead to pages": (
        <FilteredList
          legend="Choose a topic"
          choices={choices.map((choice) => ({ ...choice, href: `#${choice.key}` }))}
        >
          <ArticleRows articles={articles} language={language} level="h2" />
        </FilteredList>
      ),
    },
    "sections/key-figures.tsx": {
      plain: <KeyFigures title="Figures" items={hero.stats} />,
      "with a note": <KeyFigures title="Figures" items={hero.stats} note="What they are and are not." />,
    },
    "sections/long-text.tsx": {
      "contents without numbers": longText(),
      "contents with numbers": longText(1),
    },
    "sections/method-plan.tsx": {
      "steps, the last without an end": (
        <Band id="part-1" title="Method" layout="stack">
          <MethodPlan
            scale="Days"
            {...planSteps(
              [
                step("first", "In hours", { unit: "hours", from: 24, to: 48 }),
                step("second", longWord, { unit: "days", from: 3, to: 5 }),
                step("third", "Going on", { unit: "ongoing" }),
              ],
              "ongoing",
              language,
            )}
          />
        </Band>
      ),
    },
    "sections/neighbours.tsx": {
      both: (
        <Neighbours
          words={neighbours}
          previous={{ title: "One", path: "#one" }}
          next={{ title: longWord, path: "#two" }}
        />
      ),
      "the first of all": <Neighbours words={neighbours} next={{ title: "Two", path: "#two" }} />,
    },
    "sections/page-hero.tsx": {
      brief: (
        <PageHero title={longWord} subtitle={hero.subtitle} layout="brief">
          <ButtonLink href="#main">Do it</ButtonLink>
        </PageHero>
      ),
      index: (
        <PageHero title="The list" subtitle={hero.subtitle} layout="index">
          <p>{longWord}</p>
        </PageHero>
      ),
    },
    "sections/people.tsx": {
      "with what they do": <People people={[person, extremePerson]} />,
      brief: <People people={[person, extremePerson]} brief />,
    },
    "sections/points.tsx": Object.fromEntries(
      (["cards", "lines", "rows", "questions", "numbered"] as const).map((layout) => [
        layout,
        <Band key={layout} id={`points-${layout}`} title="Points" layout="stack">
          <Points
            layout={layout}
            items={[
              { key: "first", title: "A point", text: "And what there is to say of it.", href: "#main" },
              { key: "second", title: longWord, text: longWord },
            ]}
          />
        </Band>,
      ]),
    ),
    "sections/price-table.tsx": {
      "a group of prices": (
        <Band id="part-2" title="Prices" layout="stack">
          <PriceTable {...prices} language={language} titled />
        </Band>
      ),
      "with costs besides": (
        <Band id="part-3" title="Prices" layout="stack">
          <PriceTable
            caption={longWord}
            name="Service"
            items={prices.items.map((item, row) => (row === 0 ? { ...item, name: longWord } : item))}
            running="What is paid besides, and to whom."
            language={language}
          />
        </Band>
      ),
    },
    "sections/proof.tsx": {
      "one figure": <Proof proof={proof} language={language} />,
    },
    "sections/questions.tsx": {
      "two questions": (
        <Questions
          title="Questions"
          items={{
            first: { question: "Does it open?", answer: "It does, without a script." },
            second: { question: longWord, answer: longWord },
          }}
        />
      ),
    },
    "sections/service-hero.tsx": {
      "the drawing beside the words": serviceHero("beside", language),
      "the drawing below the words": serviceHero("below", language),
    },
    "sections/service-index.tsx": {
      "two services": (
        <Band id="part-4" title="Services">
          <ServiceIndex
            language={language}
            rows={[
              { key: "a", title: longWord, text: "What it does.", entry, href: "#main" },
              { key: "b", title: "Plain", text: longWord, entry, href: "#main" },
            ]}
          />
        </Band>
      ),
    },
    "sections/service-page.tsx": {
      "a page between its first and its last band": (
        <ServicePage
          service={serviceOfPrices.websites}
          words={{
            kicker: "What it is about",
            seo: { h1: "A promise" },
            subtitle: hero.subtitle,
            badges: hero.badges,
            questions: { title: "Questions", items: { first: { question: longWord, answer: longWord } } },
            closing: { title: "Shall we?", text: longWord },
          }}
          proof={undefined}
          language={language}
          place="below"
          drawing={null}
          actions={<ButtonLink href="#main">Do it</ButtonLink>}
          calls={[{ text: "Do it", href: "#main" }]}
        >
          <p>{longWord}</p>
        </ServicePage>
      ),
    },
    "sections/statement-hero.tsx": {
      "title and subtitle": <StatementHero title={longWord} subtitle={hero.subtitle} />,
      "with a button and people": (
        <StatementHero
          title="What we stand for"
          subtitle={hero.subtitle}
          below={<People people={[person, extremePerson]} brief />}
        >
          <ButtonLink href="#main">Do it</ButtonLink>
        </StatementHero>
      ),
    },
    "sections/within-reach.tsx": {
      "with and without a price": (
        <>
          <WithinReach
            item={pricedItem("websites", "landing", language)}
            action={{ text: longWord, href: "#main" }}
            language={language}
          />
          <WithinReach item={undefined} action={{ text: "Do it", href: "#main" }} language={language} />
        </>
      ),
    },
    "sections/timetable.tsx": {
      "with and without a remark": (
        <Band id="part-5" title="Timetable" layout="stack">
          <Timetable
            rows={[
              { key: "a", lead: "1", title: "First", text: "What it does.", note: "2 days" },
              { key: "b", lead: "14:30", title: longWord, text: longWord },
            ]}
          />
        </Band>
      ),
    },
  };
}

function serviceHero(place: "beside" | "below", language: Language) {
  const { hero } = wordsOf("home", language);
  return (
    <ServiceHero
      kicker="What it is about"
      title="A promise"
      subtitle={hero.subtitle}
      badges={hero.badges}
      proof={proof}
      language={language}
      place={place}
      drawing={<Conversation title="The service at work" lines={lines} note={longWord} />}
    >
      <ButtonLink href="#main">Do it</ButtonLink>
    </ServiceHero>
  );
}

function longText(number?: number) {
  const contents = [
    { id: "first", title: "First", ...(number && { number }) },
    { id: "second", title: longWord, ...(number && { number: number + 1 }) },
  ];
  return (
    <LongText title="Contents" contents={contents}>
      <div>
        {contents.map(({ id, title }) => (
          <h2 key={id} id={id}>
            {title}
          </h2>
        ))}
      </div>
    </LongText>
  );
}

function step<Duration>(key: string, name: string, duration: Duration) {
  return { key, name, text: "What is done.", duration };
}
