import { Band } from "#src/elements/band.tsx";
import type { Language } from "#src/languages.ts";
import { type Examples, examplesIn } from "#src/style-guide/examples.tsx";
import { longWord } from "#src/style-guide/extreme-content.ts";
import styles from "./style-guide.module.css";

const colours = ["paper", "tint", "ink", "muted", "rule", "accent", "accent-text", "error"] as const;

/** Colours, type, every element and every shared section, for developers. */
export function StyleGuide({ language }: { language: Language }) {
  return (
    <>
      <div className={styles.intro}>
        <h1>Elements and sections</h1>
        <p>The pieces pages are made of, in each state. Seen in development only.</p>
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
      <Gallery examples={examplesIn(language)} />
    </>
  );
}

function Gallery({ examples }: { examples: Examples }) {
  return Object.entries(examples).map(([file, states]) => (
    <section key={file} className={file.startsWith("elements/") ? styles.elements : undefined}>
      <h2 className={styles.file}>{file}</h2>
      {Object.entries(states).map(([state, node]) => (
        <div key={state}>
          <p className={styles.state}>{state}</p>
          {node}
        </div>
      ))}
    </section>
  ));
}
