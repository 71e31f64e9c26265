import styles from "./platform-formats.module.css";

interface PlatformFormat {
  readonly key: string;
  readonly name: string;
  /** The aspect ratio of a usual picture, as text and as numbers to draw. */
  readonly format: string;
  readonly width: number;
  readonly height: number;
  readonly description: string;
  readonly audience: string;
  readonly strength: string;
}

const details = ["description", "audience", "strength"] as const;

interface PlatformFormatsProps {
  readonly formats: readonly PlatformFormat[];
  readonly columns: Readonly<Record<(typeof details)[number], string>>;
}

/** Platforms side by side under their picture formats, drawn as large as a column. */
export function PlatformFormats({ formats, columns }: PlatformFormatsProps) {
  return (
    <ul className={styles.formats}>
      {formats.map(({ key, name, format, width, height, ...words }) => (
        <li key={key}>
          <svg viewBox={frame(width, height)} aria-hidden="true">
            <rect width={width} height={height} />
          </svg>
          <h3>
            {name} <small>{format}</small>
          </h3>
          <dl>
            {details.map((detail) => (
              <div key={detail}>
                <dt>{columns[detail]}</dt>
                <dd>{words[detail]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** A square view box with the picture on its lower left. */
function frame(width: number, height: number) {
  const side = Math.max(width, height);
  return `0 ${height - side} ${side} ${side}`;
}
