import type { ReactNode } from "react";
import { type Template, templateParts } from "#contract/copy/fill-template.ts";
import type { Money } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages/languages.ts";
import { keysOf, recordOf } from "#contract/reader/records.ts";
import { firstCurrency } from "#data/contract/languages/currencies.ts";
import type { Sums } from "#site/content/figures/estimate-sums.ts";
import type { SumCopy } from "#site/content/offer/sum-copy.ts";
import { Icon } from "#site/elements/icon.tsx";
import { Price } from "#site/elements/price.tsx";
import styles from "./sum.module.css";

interface SumProps {
  sums: Sums;
  copy: SumCopy;
  language: Language;
  /** What can be done with the total: a link, or without an address the button of the form around it. */
  ask?: { text: string; href?: string; disabled?: boolean } | undefined;
  /** For a total that changes, as the composition of its page. */
  className?: string | undefined;
}

/**
 * A total as three bars, each as long as its share: what is paid once; what is paid every year, which begins where the
 * first ends; and below them, across both, the first year, which is the button.
 */
export function Sum({ sums, copy, language, ask, className }: SumProps) {
  const { once, yearly } = sharesOf(sums);
  const amountOf = (amount: Money) => (
    <strong>
      {copy.from ? <small>{copy.from}&nbsp;</small> : null}
      <Price amount={amount} language={language} />
    </strong>
  );
  return (
    <div className={`${styles.sum} ${className ?? ""}`} aria-live={className ? "polite" : undefined}>
      <Part kind="once" share={once} amount={sums.once}>
        {copy.once}
        {amountOf(sums.once)}
      </Part>
      <Part kind="next" share={yearly} amount={sums.next}>
        {copy.yearly}
        {amountOf(sums.next)}
        {sums.others[firstCurrency] > 0 ? (
          <span data-sum="others">{withAmounts(copy.others, { others: sums.others }, language)}</span>
        ) : null}
      </Part>
      <Total ask={ask}>
        <span>{copy.first}</span>
        <span data-sum="first">{amountOf(sums.first)}</span>
        {ask ? (
          <span className={`with-sign ${styles.ask}`}>
            {ask.text} <Icon name="arrow-right" />
          </span>
        ) : null}
      </Total>
    </div>
  );
}

/** A template with prices in the place of its placeholders. */
export function withAmounts<Name extends string>(
  template: Template<Name>,
  amounts: Record<Name, Money>,
  language: Language,
): ReactNode {
  const prices = recordOf(keysOf(amounts), (name) => (
    <Price amount={amounts[name]} language={language} key={name} />
  ));
  return templateParts(template, prices);
}

/** Which parts of the whole are paid once and every year. */
export function sharesOf({ once, next, first }: Sums) {
  const whole = first[firstCurrency];
  const shareOf = ({ [firstCurrency]: amount }: Money) => (whole === 0 ? 0 : amount / whole);
  return { once: shareOf(once), yearly: shareOf(next) };
}

export const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

interface PartProps {
  kind: "once" | "next";
  share: number;
  amount: Money;
  children: ReactNode;
}

/** Whether an amount of so many digits has room in a bar of this share of the width: `none` in no window, `little` not on a phone. */
function missingRoom(share: number, digits: number): "none" | "little" | undefined {
  if (share < 0.12 + 0.04 * digits) return "none";
  return share < 0.21 + 0.07 * digits ? "little" : undefined;
}

function Part({ kind, share, amount, children }: PartProps) {
  const room = missingRoom(share, String(amount[firstCurrency]).length);
  return (
    <p className={`${styles.row} ${kind === "next" ? styles.next : ""}`} data-sum={kind} data-room={room}>
      <span className={styles.bar}>
        <span className={styles.label}>{children}</span>
      </span>
      {/* The rest of the width; policies allow no style in the markup. */}
      <svg aria-hidden="true" width={percent(1 - share)} />
    </p>
  );
}

function Total({ ask, children }: { ask: SumProps["ask"]; children: ReactNode }) {
  const className = `${styles.bar} ${styles.total}`;
  if (!ask) return <p className={className}>{children}</p>;
  if (ask.href !== undefined)
    return (
      <a className={className} href={ask.href}>
        {children}
      </a>
    );
  return (
    <button className={className} type="submit" disabled={ask.disabled}>
      {children}
    </button>
  );
}
