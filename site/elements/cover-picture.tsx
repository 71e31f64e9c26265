import type { Picture } from "#site/content/text/pictures.ts";
import styles from "./cover-picture.module.css";

interface CoverPictureProps {
  picture: Picture;
  alt: string;
  sizes: string;
  /** Width in pixels of the largest file worth loading. */
  largest: number;
  /** The file of the tall cover, which a phone shows instead. */
  phone?: string | undefined;
  /** The width of the window up to which that one is shown. */
  until?: "40rem" | "64rem";
  /** Load eagerly: for pictures in the first view. */
  first?: boolean;
}

/** A responsive picture: AVIF in several widths, with the original as fallback. */
export function CoverPicture(props: CoverPictureProps) {
  const { picture, alt, sizes, largest, phone, until = "40rem", first = false } = props;
  const { widths, src, width, height } = picture;
  const srcset = widths
    .filter((file) => file.width <= largest)
    .map((file) => `${file.address} ${file.width}w`)
    .join(", ");
  return (
    <picture>
      {phone ? <source type="image/avif" media={`(width<${until})`} srcSet={phone} /> : null}
      <source type="image/avif" srcSet={srcset} sizes={sizes} />
      <img
        className={styles.cover}
        src={src}
        alt={alt}
        width={width}
        height={height}
        {...(first ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
      />
    </picture>
  );
}
