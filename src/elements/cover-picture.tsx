import type { Picture } from "#src/content/text/pictures.ts";
import styles from "./cover-picture.module.css";

interface CoverPictureProps {
  picture: Picture;
  alt: string;
  sizes: string;
  /** Width in pixels of the largest file worth loading. */
  largest: number;
  /** Load eagerly: for pictures in the first view. */
  first?: boolean;
  /** Drawn without a ground, as portraits are: it stands on the accent. */
  cutOut?: boolean;
}

/** A responsive picture: AVIF in several widths, with the original as fallback. */
export function CoverPicture({
  picture,
  alt,
  sizes,
  largest,
  first = false,
  cutOut = false,
}: CoverPictureProps) {
  const { widths, src, width, height } = picture;
  const srcset = widths
    .filter((file) => file.width <= largest)
    .map((file) => `${file.address} ${file.width}w`)
    .join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={srcset} sizes={sizes} />
      <img
        className={cutOut ? `${styles.cover} ${styles.cutOut}` : styles.cover}
        src={src}
        alt={alt}
        width={width}
        height={height}
        {...(first ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
      />
    </picture>
  );
}
