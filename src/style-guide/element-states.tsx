import type { Copy } from "#src/content/words.ts";
import { Band } from "#src/elements/band.tsx";
import { Button, ButtonLink } from "#src/elements/button.tsx";
import { CoverPicture } from "#src/elements/cover-picture.tsx";
import { CurrencyToggle } from "#src/elements/currency-toggle.tsx";
import { controlProps, Field } from "#src/elements/field.tsx";
import { Icon } from "#src/elements/icon.tsx";
import { Mark } from "#src/elements/mark.tsx";
import { Notice } from "#src/elements/notice.tsx";
import { Price } from "#src/elements/price.tsx";
import { SearchForm } from "#src/elements/search-form.tsx";
import type { Money } from "#src/formats/money.ts";
import type { Language } from "#src/languages.ts";
import styles from "./style-guide.module.css";

interface ElementStatesProps {
  readonly language: Language;
  readonly words: Copy["layout"];
  readonly amount: Money;
}

const longWord = "Kundengewinnungsautomatisierungsdienstleistung";
const colours = [
  "paper",
  "tint",
  "ink",
  "muted",
  "rule",
  "accent",
  "accent-text",
  "error",
  "success",
] as const;

/** Every element in every state, for those who build pages. */
export function ElementStates({ language, words, amount }: ElementStatesProps) {
  return (
    <>
      <div className={styles.intro}>
        <h1>Elements and sections</h1>
        <p>The pieces pages are made of, in each state. Seen in development only.</p>
      </div>
      <Band title="Colours" layout="stack">
        <ul className={styles.colours}>
          {colours.map((colour) => (
            <li key={colour} className={styles[colour]}>
              {colour}
            </li>
          ))}
        </ul>
      </Band>
      <Band title="Type" layout="stack" lead="Display face for headings, numbers and buttons.">
        <div className={styles.stack}>
          <p className={styles.h1}>{longWord}</p>
          <h2>Heading, level two: 0123456789</h2>
          <h3>Heading, level three</h3>
          <h4>Heading, level four</h4>
          <p>
            Running text with <a href="#footer">the footer</a>, « guillemets », „Anführung“ and ‘quotes’.
          </p>
          <p>
            <Mark /> <Icon name="check" /> <Icon name="arrow-right" /> <Icon name="close" />
          </p>
          <p>
            <Price amount={amount} language={language} />
          </p>
          <CurrencyToggle words={words} />
        </div>
      </Band>
      <Band title="Buttons" layout="stack">
        <div className={styles.row}>
          <ButtonLink href="#main">Primary</ButtonLink>
          <ButtonLink href="#main" variant="secondary">
            Secondary
          </ButtonLink>
          <ButtonLink href="#main" variant="quiet" icon="arrow-right">
            Quiet
          </ButtonLink>
          <ButtonLink href="https://orvane.example" newTab={words.newTab}>
            New tab
          </ButtonLink>
          <Button>Action</Button>
          <Button disabled>Disabled</Button>
          <Button disabled busy>
            Busy
          </Button>
          <ButtonLink href="#main">{longWord}</ButtonLink>
        </div>
      </Band>
      <Band title="A picture that does not come" layout="stack">
        <div className={styles.picture}>
          <CoverPicture
            picture={{ widths: [], src: "/no-such-picture.webp", width: 1200, height: 750 }}
            alt="What the picture shows, in words that stand in its place."
            sizes="20rem"
            largest={0}
          />
        </div>
      </Band>
      <Band title="Search" layout="stack">
        <SearchForm action="#main" label="Label" hint="A hint stands below." submit="Search" />
      </Band>
      <Band title="Fields and notices" layout="stack">
        <div className={styles.stack}>
          <Field id="empty" label="Empty" hint="A hint stands above the control.">
            <input type="text" {...controlProps("empty", undefined)} />
          </Field>
          <Field id="wrong" label="Wrong" hint="A hint." error="Name must be at least 2 characters">
            <input type="text" defaultValue="A" {...controlProps("wrong", "wrong")} />
          </Field>
          <Field id="chosen" label="Choice" hint="A hint.">
            <select {...controlProps("chosen", undefined)}>
              <option>{longWord}</option>
            </select>
          </Field>
          <Notice kind="success">
            <p>It worked.</p>
          </Notice>
          <Notice kind="failure">
            <p>It did not work.</p>
            <p>Here is what helps.</p>
          </Notice>
        </div>
      </Band>
    </>
  );
}
