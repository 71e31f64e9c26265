import type { ReactNode } from "react";
import { prices } from "#content/facts/prices.ts";
import { messagesLanguage } from "#content/facts/validation-messages.ts";
import { wordsOf } from "#src/content/words.ts";
import { Band } from "#src/elements/band.tsx";
import { Button, ButtonLink } from "#src/elements/button.tsx";
import { CurrencyToggle } from "#src/elements/currency-toggle.tsx";
import { controlProps, Field } from "#src/elements/field.tsx";
import { Icon, iconNames } from "#src/elements/icon.tsx";
import { Notice } from "#src/elements/notice.tsx";
import { Price } from "#src/elements/price.tsx";
import { SearchForm } from "#src/elements/search-form.tsx";
import type { Language } from "#src/languages.ts";
import styles from "./style-guide.module.css";

const colours = ["paper", "tint", "ink", "muted", "rule", "accent", "accent-text", "error"] as const;

/** A word longer than any column. */
const longWord = "Kundengewinnungsautomatisierungsdienstleistung";

/** Colours, type, and the elements in their states, for developers. */
export function StyleGuide({ language }: { language: Language }) {
  return (
    <>
      <div className={styles.intro}>
        <h1>Elements</h1>
      </div>
      <Band id="guide-1" title="Colours" layout="stack">
        <ul className={styles.colours}>
          {colours.map((colour) => (
            <li key={colour} className={styles[colour]}>
              {colour}
            </li>
          ))}
        </ul>
      </Band>
      <Band id="guide-2" title="Type" layout="stack" lead="Display face for headings, numbers and buttons.">
        <div className={styles.stack}>
          <p className={styles.h1}>{longWord}</p>
          <h2>Heading, level two: 0123456789</h2>
          <h3>Heading, level three</h3>
          <h4>Heading, level four</h4>
          <p>
            Running text with <a href="#footer">the footer</a>, « guillemets », „Anführung“ and ‘quotes’.
          </p>
        </div>
      </Band>
      {Object.entries(elements(language)).map(([file, states]) => (
        <section key={file} className={styles.elements}>
          <h2 className={styles.file}>{file}</h2>
          {Object.entries(states).map(([state, node]) => (
            <div key={state}>
              <p className={styles.state}>{state}</p>
              {node}
            </div>
          ))}
        </section>
      ))}
    </>
  );
}

/** The elements that have states, by file and state. */
function elements(language: Language): Record<string, Record<string, ReactNode>> {
  const words = wordsOf("layout", language);
  return {
    "elements/band.tsx": {
      aside: (
        <Band id="band-1" title="Title left" lead="And a lead below it.">
          <p>Content right.</p>
        </Band>
      ),
      "stacked, tinted": (
        <Band id="band-2" title="Title above" layout="stack" tone="tint">
          <p>Content as wide as the page.</p>
        </Band>
      ),
      "tight, for tables and lists": (
        <Band id="band-3" title="Title left" density="tight">
          <p>Content right.</p>
        </Band>
      ),
      "wide, for what is to be remembered": (
        <Band id="band-4" title="Title above" layout="stack" tone="tint" density="wide">
          <p>Content as wide as the page.</p>
        </Band>
      ),
      "on the accent": (
        <Band id="band-5" title={longWord} tone="accent">
          <p>Content on the accent.</p>
        </Band>
      ),
    },
    "elements/button.tsx": {
      primary: <ButtonLink href="#main">Primary</ButtonLink>,
      secondary: (
        <ButtonLink href="#main" variant="secondary">
          Secondary
        </ButtonLink>
      ),
      quiet: (
        <ButtonLink href="#main" variant="quiet" icon="arrow-right">
          Quiet
        </ButtonLink>
      ),
      "new tab": (
        <ButtonLink href="https://orvane.example" newTab={words.newTab}>
          New tab
        </ButtonLink>
      ),
      action: <Button>Action</Button>,
      busy: <Button busy>Busy</Button>,
      "a long word": <ButtonLink href="#main">{longWord}</ButtonLink>,
    },
    "elements/currency-toggle.tsx": {
      "for every price of the page": <CurrencyToggle language={language} words={words} />,
    },
    "elements/field.tsx": {
      empty: (
        <Field id="empty" label="Empty" hint="A hint stands above the control.">
          <input type="text" {...controlProps("empty", undefined)} />
        </Field>
      ),
      wrong: (
        <Field
          id="wrong"
          label="Wrong"
          hint="A hint."
          error="A message in the page's language"
          original={{ text: "Name must be at least 2 characters", language: messagesLanguage }}
        >
          <input type="text" defaultValue="A" {...controlProps("wrong", "wrong")} />
        </Field>
      ),
      choice: (
        <Field id="chosen" label="Choice" hint="A hint.">
          <select {...controlProps("chosen", undefined)}>
            <option>{longWord}</option>
          </select>
        </Field>
      ),
      "long text": (
        <Field id="long" label="Long text" hint="A hint." wide>
          <textarea rows={3} {...controlProps("long", undefined)} />
        </Field>
      ),
    },
    "elements/icon.tsx": {
      all: (
        <p>
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </p>
      ),
    },
    "elements/notice.tsx": {
      "of two sentences": (
        <Notice>
          <p>It did not work.</p>
          <p>Here is what helps.</p>
        </Notice>
      ),
    },
    "elements/price.tsx": {
      "in both currencies": <Price amount={prices.websites.showcase} language={language} />,
    },
    "elements/search-form.tsx": {
      "in a page": <SearchForm action="#main" label="Label" submit="Search" />,
      "on the search page": <SearchForm action="#main" label="Label" submit="Search" hint="A hint." large />,
    },
  };
}
