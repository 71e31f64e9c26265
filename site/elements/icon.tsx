import styles from "./icon.module.css";

/** Interface icons from Lucide (ISC licence, see THIRD-PARTY-LICENCES.md). */
const paths = {
  "arrow-right": "M5 12h14M12 5l7 7-7 7",
  "arrow-down": "M12 5v14M19 12l-7 7-7-7",
  "arrow-left": "M19 12H5M12 19l-7-7 7-7",
  "arrow-up-right": "M7 7h10v10M7 17 17 7",
  "chevron-down": "m6 9 6 6 6-6",
  calendar: "M4 5h16v16H4zM4 10h16M8 2v5M16 2v5",
  camera: "M3 7h4l2-3h6l2 3h4v13H3zM12 17a4 4 0 1 0 0-8 4 4 0 0 0 0 8",
  check: "M20 6 9 17l-5-5",
  book: "M5 2h10l5 5v15H5zM9 12h7M9 17h7",
  close: "M18 6 6 18M6 6l12 12",
  download: "M12 3v12M7 10l5 5 5-5M3 15v6h18v-6",
  grid: "M3 3h7v7H3zM14 3h7v7h-7zM14 14h7v7h-7zM3 14h7v7H3z",
  house: "m3 10 9-7 9 7v11H3zM9 21v-8h6v8",
  message: "M4 4h16v12H10l-5 5v-5H4z",
  menu: "M4 7h16M4 12h16M4 17h16",
  pause: "M8 5v14M16 5v14",
  people: "M16 21v-5H3v5M9.5 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M21 21v-5h-2M16 4.3a4 4 0 0 1 0 7.4",
  phone: "M7 2h10v20H7zM11 18h2",
  play: "m7 4 13 8-13 8z",
  scales: "M12 3v18M7 21h10M3 7h18M6 7l-3 7h6zM18 7l-3 7h6z",
  search: "m21 21-4.3-4.3M11 19a8 8 0 1 0 0-16 8 8 0 0 0 0 16",
  window: "M3 4h18v16H3zM3 9h18M6.5 6.5h.01",
  share: "M12 3v12M8 7l4-4 4 4M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7",
} as const;

export type IconName = keyof typeof paths;

/** The icon that a fact names. @throws if there is none */
export function iconNamed(name: string): IconName {
  const found = Object.keys(paths).find((key): key is IconName => key === name);
  if (!found) throw new Error(`there is no icon ${name}; expected one of ${Object.keys(paths).join(", ")}`);
  return found;
}

/** An interface icon at text size, hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
