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
          <Frame width={width} height={height}>
            {format}
          </Frame>
          <h3>{name}</h3>
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

/** A picture on the lower left of a square, with its ratio in it. */
function Frame({ width, height, children }: { width: number; height: number; children: string }) {
  const scale = 100 / Math.max(width, height);
  const drawn = Math.round(height * scale);
  return (
    <svg viewBox="0 0 100 100" role="img" aria-label={children}>
      <rect y={100 - drawn} width={Math.round(width * scale)} height={drawn} />
      <text x="6" y="93">
        {children}
      </text>
    </svg>
  );
}
