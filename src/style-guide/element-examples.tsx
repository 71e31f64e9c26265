import { prices } from "#content/facts/prices.ts";
import { messagesLanguage } from "#content/facts/validation-messages.ts";
import type { Copy } from "#src/content/words.ts";
import { Actions } from "#src/elements/actions.tsx";
import { BackLink } from "#src/elements/back-link.tsx";
import { Band } from "#src/elements/band.tsx";
import { Bars } from "#src/elements/bars.tsx";
import { BrandSign } from "#src/elements/brand-sign.tsx";
import { Button, ButtonLink } from "#src/elements/button.tsx";
import { CoverPicture } from "#src/elements/cover-picture.tsx";
import { CrashNotice } from "#src/elements/crash-guard.tsx";
import { CurrencyToggle } from "#src/elements/currency-toggle.tsx";
import { controlProps, Field } from "#src/elements/field.tsx";
import { Headline } from "#src/elements/headline.tsx";
import { Html } from "#src/elements/html.tsx";
import { Icon, iconNames } from "#src/elements/icon.tsx";
import { Mark } from "#src/elements/mark.tsx";
import { Notice } from "#src/elements/notice.tsx";
import { Price } from "#src/elements/price.tsx";
import { SearchForm } from "#src/elements/search-form.tsx";
import type { Language } from "#src/languages.ts";
import type { Examples } from "#src/style-guide/examples.tsx";
import { longWord, picture } from "#src/style-guide/extreme-content.ts";

/** All elements, with ordinary and with extreme content. */
export function elementExamples(language: Language, words: Copy["layout"]): Examples {
  return {
    "elements/actions.tsx": {
      "two buttons": (
        <Actions>
          <ButtonLink href="#first">First</ButtonLink>
          <ButtonLink href="#second" variant="secondary">
            Second
          </ButtonLink>
        </Actions>
      ),
    },
    "elements/back-link.tsx": { "to a list": <BackLink href="#list">All of them</BackLink> },
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
    "elements/bars.tsx": {
      "at the head of a page": <Bars />,
      "with figures of the page": <Bars figures={[550, 150, 360]} />,
    },
    "elements/brand-sign.tsx": {
      "with a mark": <BrandSign name="WhatsApp" />,
      "under another name": <BrandSign name="Looker" brand="Looker Studio" />,
      "without a mark": <BrandSign name="TidyCal" />,
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
    "elements/cover-picture.tsx": {
      "that does not come": (
        <CoverPicture
          picture={{ ...picture, src: "/no-such-picture.webp" }}
          alt="What the picture shows, in words that stand in its place."
          sizes="20rem"
          largest={0}
        />
      ),
      "without a ground": (
        <CoverPicture picture={picture} alt="A portrait" sizes="20rem" largest={0} cutOut />
      ),
    },
    "elements/crash-guard.tsx": {
      crashed: (
        <CrashNotice>
          <p>What helps instead.</p>
        </CrashNotice>
      ),
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
    "elements/headline.tsx": {
      "of two clauses": (
        <h2>
          <Headline>A title of two clauses, each on its own line where both do not fit</Headline>
        </h2>
      ),
    },
    "elements/html.tsx": {
      "in a line": <Html html="Words with <em>weight</em>" />,
      paragraphs: <Html html="<p>One.</p><p>Two.</p>" block />,
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
    "elements/mark.tsx": {
      "beside the name": <Mark place="guide" />,
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
      "in a page": <SearchForm action="#main" {...searchWords} />,
      "on the search page": <SearchForm action="#main" {...searchWords} hint="A hint." large />,
    },
  };
}

const searchWords = { label: "Label", submit: "Search" };
