import type { SocialPlatform } from "#content/facts/media.ts";
import styles from "./platform-formats.module.css";

interface PlatformFormat {
  key: SocialPlatform;
  name: string;
  /** The aspect ratio of a usual picture, as text and as numbers to draw. */
  format: string;
  width: number;
  height: number;
  description: string;
  audience: string;
  strength: string;
}

/** A loaf, a date, a written post, and two films. */
const posts: Record<SocialPlatform, string> = {
  instagram: "M17 46a23 23 0 0 1 46 0zM14 50h52v8H14z",
  facebook: "M29 20h8v6h26v-6h8v42H29zM34 35v22h32V35zM54 46h8v8h-8z",
  linkedin: "M8 58h46v5H8zM8 68h34v5H8z",
  tiktok: "M18 34l24 14-24 14z",
  youtube: "M54 53l26 15-26 15z",
};

const details = ["description", "audience", "strength"] as const;

interface PlatformFormatsProps {
  formats: PlatformFormat[];
  columns: Record<(typeof details)[number], string>;
}

/** Platforms side by side under their picture formats, drawn as large as a column. */
export function PlatformFormats({ formats, columns }: PlatformFormatsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must reach what scrolls sideways
    <ul className={styles.formats} tabIndex={0}>
      {formats.map(({ key, name, format, width, height, ...words }) => (
        <li key={key}>
          <Frame width={width} height={height} post={posts[key]}>
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

interface FrameProps {
  width: number;
  height: number;
  /** Drawing of a post. */
  post: string;
  /** Its ratio. */
  children: string;
}

/** A picture on the lower left of a square, with its ratio in it. */
function Frame({ width, height, post, children }: FrameProps) {
  const scale = 100 / Math.max(width, height);
  const drawn = Math.round(height * scale);
  return (
    <svg viewBox="0 0 100 100" role="img" aria-label={children}>
      <rect y={100 - drawn} width={Math.round(width * scale)} height={drawn} />
      <path d={post} />
      <text x="6" y="93">
        {children}
      </text>
    </svg>
  );
}
