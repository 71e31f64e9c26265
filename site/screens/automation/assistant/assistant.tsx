import { capitalised } from "#contract/formats/capitalised.ts";
import { formatTime } from "#contract/formats/dates.ts";
import { weekdayName, weekdays } from "#contract/formats/weekdays.ts";
import type { Language } from "#contract/languages/languages.ts";
import { bakery } from "#data/site/content/facts/bakery.ts";
import { Bar, Bars } from "#site/elements/bars.tsx";
import { Icon } from "#site/elements/icon.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import { assistantCopy } from "#site/screens/automation/assistant/assistant.copy.ts";
import styles from "./assistant.module.css";
import "#site/elements/choice.css";

interface AssistantProps {
  language: Language;
  /** The third bar, below question and answer. */
  agreed: { text: string; href: string };
}

/** An assistant to try, that of an invented shop: the visitor chooses what a customer writes. In pure CSS. */
export function Assistant({ language, agreed }: AssistantProps) {
  const { title, messages, note } = assistantCopy(language);
  return (
    <fieldset className={styles.assistant} id="assistant">
      <legend className="visually-hidden">{title}</legend>
      <Bars as="div" className={styles.talk}>
        <h2 className={`label ${styles.title}`} id="assistant-title">
          {title}
        </h2>
        {Object.entries(messages).map(([key, message], position) => (
          <div className={styles.message} key={key}>
            <Choice
              {...{ language, ...message }}
              {...{ group: "assistant", id: `assistant-${key}`, isFirst: position === 0 }}
            />
            {repliesTo(message, language).map((reply, place) => (
              <div className={styles.reply} key={reply.asked}>
                <Choice
                  {...{ language, ...reply }}
                  {...{ group: `assistant-${key}`, id: `assistant-${key}-${place}` }}
                />
              </div>
            ))}
          </div>
        ))}
        <Bar as="div" kind="agreed" href={agreed.href} className={styles.agreed}>
          <strong>
            {agreed.text}
            {"\u00a0"}
            <Icon name="arrow-right" />
          </strong>
        </Bar>
        <div className={`small ${styles.note}`}>{withPrices(note)}</div>
      </Bars>
    </fieldset>
  );
}

interface Turn {
  /** Its name among the choices, if that is shorter. */
  label?: string;
  asked: string;
  answered: string;
}

type Message = ReturnType<typeof assistantCopy>["messages"][string];

/** The messages that the customer can write next: the following one, or one for each free slot. */
function repliesTo({ next, times }: Message, language: Language): Turn[] {
  const { booked } = assistantCopy(language);
  const slots = (times && bakery?.slots) || [];
  return [
    ...(next ? [next] : []),
    ...slots.map(({ day, time }) => {
      const at = (style: "short" | "long") =>
        `${weekdayName(weekdays.indexOf(day), language, style)}, ${formatTime(time, language)}`;
      return {
        label: capitalised(at("short")),
        asked: capitalised(at("long")),
        answered: booked.answered({ time: at("long") }),
      };
    }),
  ];
}

interface ChoiceProps extends Turn {
  language: Language;
  /** Name of the choices of which one is taken. */
  group: string;
  id: string;
  isFirst?: boolean;
}

/** A message to choose, and the two bars that appear once it is chosen. */
function Choice({ language, group, id, label, asked, answered, isFirst = false }: ChoiceProps) {
  const { who } = assistantCopy(language);
  return (
    <>
      <label className={`target choice ${styles.choice}`}>
        <input type="radio" name={group} defaultChecked={isFirst} aria-describedby={id} />
        <span>{label ?? asked}</span>
      </label>
      <Bar as="div" kind="asked" who={who.asked} className={styles.asked}>
        <p>{asked}</p>
      </Bar>
      <Bar as="div" kind="answered" who={who.answered} className={styles.answered}>
        <p id={id}>{answered}</p>
      </Bar>
    </>
  );
}
