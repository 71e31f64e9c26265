import { teamIn } from "#src/content/people/team-members.ts";
import { wordsOf } from "#src/content/words.ts";
import { Actions } from "#src/elements/actions.tsx";
import { Band } from "#src/elements/band.tsx";
import { ButtonLink } from "#src/elements/button.tsx";
import type { Language } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { LongDay } from "#src/screens/vision/long-day.tsx";
import { MethodLine } from "#src/screens/vision/method-line.tsx";
import { Names } from "#src/screens/vision/names.tsx";
import { Statement } from "#src/screens/vision/statement.tsx";
import { ValueLedger } from "#src/screens/vision/value-ledger.tsx";

/** The vision page: the day it wants to shorten, statement, values, method, names. */
export function Vision({ language }: { language: Language }) {
  const words = wordsOf("vision", language);
  // The about page has the names of the values.
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
      <LongDay title={words.seo.h1} subtitle={words.subtitle} shifts={words.shifts} />
      <Statement {...words.statement} />
      <Band id="values" title={words.values.title} lead={words.values.lead} layout="stack" tone="tint">
        <ValueLedger caption={words.values.title} columns={words.values.columns} rows={values} />
      </Band>
      <Band id="method" title={words.method.title} layout="stack">
        <MethodLine steps={steps} />
      </Band>
      <Band id="team" title={words.team.title} lead={words.team.subtitle} layout="stack" tone="accent">
        <Names people={teamIn(language)} />
        <Actions>
          <ButtonLink href={pathOf("contact", language)} variant="secondary">
            {words.team.contact}
          </ButtonLink>
          <ButtonLink href={pathOf("about", language)} variant="quiet" icon="arrow-right">
            {words.team.more}
          </ButtonLink>
        </Actions>
      </Band>
    </>
  );
}
