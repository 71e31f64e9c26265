import type { Copy } from "#src/content/words.ts";
import styles from "./page-anatomy.module.css";

const seo = ["address", "headings", "weight", "data"] as const;
const cro = ["promise", "button", "proof", "form"] as const;

/** Where each number stands on the drawn page: its middle, in units of the view box. */
const marks = [
  { number: 1, x: 0, y: 24 },
  { number: 2, x: 0, y: 104 },
  { number: 3, x: 0, y: 250 },
  { number: 4, x: 0, y: 512 },
  { number: 5, x: 360, y: 84 },
  { number: 6, x: 360, y: 172 },
  { number: 7, x: 360, y: 250 },
  { number: 8, x: 360, y: 400 },
] as const;

/** What a page needs for search engines and for people, numbered on a drawing of a page between the two. */
export function PageAnatomy({ words }: { words: Copy["websites"]["anatomy"] }) {
  return (
    <div className={styles.anatomy}>
      <PageDrawing />
      <div className={styles.seo}>
        <h3>{words.seo.title}</h3>
        <ol>
          {seo.map((key) => (
            <li key={key}>{words.seo.items[key]}</li>
          ))}
        </ol>
      </div>
      <div className={styles.cro}>
        <h3>{words.cro.title}</h3>
        <ol start={seo.length + 1}>
          {cro.map((key) => (
            <li key={key}>{words.cro.items[key]}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** A page as a sketch; the lists beside it say everything it shows. */
function PageDrawing() {
  return (
    <svg className={styles.drawing} viewBox="-16 0 392 552" aria-hidden="true">
      <rect className={styles.sheet} x="1" y="1" width="358" height="548" />
      <path className={styles.rule} d="M1 47H359M1 478H359" />
      <rect className={styles.frame} x="32" y="13" width="296" height="22" />
      <path className={styles.grey} d="M42 22h120v4H42z" />
      <path className={styles.ink} d="M32 72h250v22H32zM32 102h190v22H32z" />
      <path className={styles.grey} d="M32 138h210v5H32z" />
      <path className={styles.accent} d="M32 158h128v28H32z" />
      <path className={styles.onAccent} d="M48 170h82v4H48z" />
      <path className={styles.frame} d="M32 208h140v84H32z" />
      <path className={styles.rule} d="M32 292l48-46 34 30 22-18 36 34" />
      <path className={styles.ink} d="M192 210h62v18h-62z" />
      <path className={styles.grey} d="M192 240h136v5H192zM192 254h120v5H192zM192 268h88v5h-88z" />
      <path className={styles.ink} d="M32 322h160v14H32z" />
      <path className={styles.frame} d="M32 352h296v26H32zM32 388h296v26H32z" />
      <path className={styles.accent} d="M32 426h104v26H32z" />
      <path className={styles.onAccent} d="M46 437h66v4H46z" />
      <path
        className={styles.grey}
        d="M32 498h92v5H32zM32 512h120v5H32zM32 526h76v5H32zM212 498h80v5h-80zM212 512h104v5H212z"
      />
      {marks.map(({ number, x, y }) => (
        <g key={number}>
          <rect className={styles.mark} x={x - 14} y={y - 14} width="28" height="28" />
          <text x={x} y={y + 6}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
