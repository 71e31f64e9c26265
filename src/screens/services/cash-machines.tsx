import type { PricedItem } from "#src/content/price-list.ts";
import type { Copy } from "#src/content/words.ts";
import { ButtonLink } from "#src/elements/button.tsx";
import { Price } from "#src/elements/price.tsx";
import type { Language } from "#src/languages.ts";
import styles from "./cash-machines.module.css";

type Words = Copy["services"]["machines"];

interface CashMachinesProps {
  words: Words;
  language: Language;
  machines: Record<keyof Words["items"], { item: PricedItem; href: string }>;
}

const keys = ["ads", "cro"] as const;
const parts = ["input", "work", "output"] as const;

/** Two monthly offers: input, process, output and price of each. */
export function CashMachines({ words, language, machines }: CashMachinesProps) {
  return (
    <>
      <div className={styles.machines}>
        {keys.map((key) => {
          const { item, href } = machines[key];
          const { title, action, ...texts } = words.items[key];
          return (
            <article className={styles.machine} key={key}>
              <h3>{title}</h3>
              <p className={styles.price}>
                {item.from ? <small>{item.from}</small> : null}{" "}
                <Price amount={item.price} language={language} /> <small>{item.period}</small>
              </p>
              <dl>
                {parts.map((part) => (
                  <div key={part}>
                    <dt>{words.labels[part]}</dt>
                    <dd>{texts[part]}</dd>
                  </div>
                ))}
              </dl>
              <ButtonLink href={href} variant="quiet" icon="arrow-right">
                {action} <span className="visually-hidden">– {title}</span>
              </ButtonLink>
            </article>
          );
        })}
      </div>
      <p className="note">{words.note}</p>
    </>
  );
}
