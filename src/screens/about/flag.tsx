import type { ReactNode } from "react";
import styles from "./flag.module.css";

/** Official aspect ratios, the drawings simplified for text size. */
const flags: Record<string, { width: number; drawing: ReactNode } | undefined> = {
  FR: {
    width: 72,
    drawing: (
      <>
        <path fill="#fff" d="M0 0h72v48H0z" />
        <path fill="#000091" d="M0 0h24v48H0z" />
        <path fill="#e1000f" d="M48 0h24v48H48z" />
      </>
    ),
  },
  XK: {
    width: 67.2,
    drawing: (
      <g transform="scale(.96)">
        <path fill="#244aa5" d="M0 0h70v50H0z" />
        <path
          fill="#d0a650"
          d="M32.9 38.9 32.3 42.5 30.7 42.4 29.8 36 26.7 34.2 24 29.5 26.4 25.6 29.5 24.3 31.3 18.5 33.6 17.5 35.4 20 37.8 21.1 39.5 23.9 41.7 24.7 44.2 27.9 46 27.8 44.6 32.1 43 34.2 43.4 35.5 40.6 36.2z"
        />
        <path
          fill="#fff"
          d="M20.7 11.1l.5 1.7h1.7l-1.4 1 .6 1.7-1.4-1.1-1.5 1.1.6-1.7-1.4-1h1.7zM26 8.3l.6 1.6h1.7l-1.4 1 .6 1.7-1.5-1-1.4 1 .6-1.7-1.4-1h1.7zM32 6.8l.5 1.6h1.7l-1.4 1.1.6 1.6-1.4-1-1.5 1 .6-1.6-1.4-1.1h1.7zM38 6.8l.6 1.6h1.7l-1.4 1.1.6 1.6-1.5-1-1.4 1 .6-1.6-1.4-1.1h1.7zM44 8.3l.5 1.6h1.7l-1.4 1 .6 1.7-1.4-1-1.5 1 .6-1.7-1.4-1h1.7zM49.3 11.1l.6 1.7h1.7l-1.4 1 .6 1.7-1.5-1.1-1.4 1.1.6-1.7-1.4-1h1.7z"
        />
      </g>
    ),
  },
  CA: {
    width: 96,
    drawing: (
      <>
        <path fill="#fff" d="M0 0h96v48H0z" />
        <path
          fill="#d80621"
          d="M0 0h24v48H0zM72 0h24v48H72zM48 4 51.3 10.5 52.2 10.8 55.5 8.9 53.5 19.4 54.6 20 58.8 15.5 59.9 17.9 60.6 18.3 66 17.2 64.1 22.9 64.5 23.7 66.6 24.7 57.2 32.3 57 33 58.2 36.2 49.6 34.7 48.5 35.7 48.9 44.3H47.1L47.5 35.7 46.4 34.7 37.8 36.2 39 33 38.8 32.3 29.4 24.7 31.5 23.7 31.9 22.9 30 17.2 35.4 18.3 36.1 17.9 37.2 15.5 41.4 20 42.5 19.4 40.5 8.9 43.8 10.8 44.7 10.5z"
        />
      </>
    ),
  },
  CH: {
    width: 48,
    drawing: (
      <>
        <path fill="#da291c" d="M0 0h48v48H0z" />
        <path fill="#fff" d="M19.5 9h9v10.5H39v9H28.5V39h-9V28.5H9v-9h10.5z" />
      </>
    ),
  },
};

/** A country's flag at text height, if it is drawn; decorative, because the country's name stands next to it. */
export function Flag({ country }: { country: string }) {
  const flag = flags[country];
  return flag === undefined ? null : (
    <svg className={styles.flag} viewBox={`0 0 ${flag.width} 48`} aria-hidden="true">
      {flag.drawing}
    </svg>
  );
}
