import { type WebsiteTypeKey, websiteTypes } from "#content/facts/website-types.ts";
import { pricedItem, pricedItems } from "#src/content/price-list.ts";
import type { Copy } from "#src/content/words.ts";
import { Price } from "#src/elements/price.tsx";
import type { Language } from "#src/languages.ts";
import styles from "./website-types.module.css";

interface WebsiteTypesProps {
  words: Copy["websites"]["types"];
  language: Language;
}

const keys = Object.keys(websiteTypes) as WebsiteTypeKey[];
const rows = ["audience", "pages", "days", "goal"] as const;

/** Types of website with aligned rows for comparison, and below them what else the price list has, in one line each. */
export function WebsiteTypes({ words, language }: WebsiteTypesProps) {
  const others = pricedItems("websites", language).filter(({ key }) => !(key in websiteTypes));
  return (
    <div>
      <ul className={styles.types}>
        {keys.map((key) => {
          const item = pricedItem("websites", key, language);
          return (
            <li className={styles.type} key={key}>
              <h3>{words.items[key].title}</h3>
              <p className={styles.price}>
                <small>{item.from}</small> <Price amount={item.price} language={language} />{" "}
                <small>{item.period}</small>
              </p>
              <p>{words.items[key].text}</p>
              <dl>
                {rows.map((row) => (
                  <div key={row}>
                    <dt>{words.labels[row]}</dt>
                    <dd>{words.items[key][row]}</dd>
                  </div>
                ))}
              </dl>
            </li>
          );
        })}
      </ul>
      <dl className={styles.others}>
        {others.map(({ key, name, detail, from, price, period }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{detail}</dd>
            <dd>
              {from} <Price amount={price} language={language} /> <small>{period}</small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
