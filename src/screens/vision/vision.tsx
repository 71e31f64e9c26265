import { teamIn } from "#src/content/people/team-members.ts";
import { wordsOf } from "#src/content/words.ts";
import { Actions } from "#src/elements/actions.tsx";
import { Band } from "#src/elements/band.tsx";
import { ButtonLink } from "#src/elements/button.tsx";
import type { Language } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { MethodLine } from "#src/screens/vision/method-line.tsx";
import { Statement } from "#src/screens/vision/statement.tsx";
import { ValueLedger } from "#src/screens/vision/value-ledger.tsx";
import { People } from "#src/sections/people.tsx";
import { StatementHero } from "#src/sections/statement-hero.tsx";

/** The vision page: statement, values, method, people. */
export function Vision({ language }: { language: Language }) {
  const words = wordsOf("vision", language);
  // The manifesto on the about page has the values' names.
  const about = wordsOf("about", language);

  const valueKeys = Object.keys(words.values.items) as (keyof typeof words.values.items)[];
  const values = valueKeys.map((key) => ({
    key,
    name: about.values.items[key].name,
    ...words.values.items[key],
  }));
  const steps = Object.entries(words.method.steps).map(([key, step]) => ({ key, ...step }));

  return (
    <>
      <StatementHero title={words.seo.h1} subtitle={words.subtitle} />
      <Statement title={words.statement.title} text={words.statement.text} />
      <Band id="values" title={words.values.title} lead={words.values.lead} layout="stack">
        <ValueLedger caption={words.values.title} columns={words.values.columns} rows={values} />
      </Band>
      <Band id="method" title={words.method.title} layout="stack">
        <MethodLine steps={steps} />
      </Band>
      <Band id="team" title={words.team.title} lead={words.team.subtitle} layout="stack" tone="tint">
        <People people={teamIn(language)} />
        <Actions>
          <ButtonLink href={pathOf("contact", language)}>{words.team.contact}</ButtonLink>
          <ButtonLink href={pathOf("about", language)} variant="quiet" icon="arrow-right">
            {words.team.more}
          </ButtonLink>
        </Actions>
      </Band>
    </>
  );
}
