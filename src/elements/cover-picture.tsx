import styles from "./cover-picture.module.css";

interface CoverPictureProps {
  readonly picture: {
    readonly widths: readonly { readonly width: number; readonly address: string }[];
    readonly src: string;
    readonly width: number;
    readonly height: number;
  };
  readonly alt: string;
  /** Widths at which the picture is shown, as `sizes` has them. */
  readonly sizes: string;
  /** Width in pixels of the largest file worth loading. */
  readonly largest: number;
  /** Loaded with the page, where the picture is what a visitor sees first. */
  readonly first?: boolean;
}

/** A picture in the best width and format the browser takes. */
export function CoverPicture({ picture, alt, sizes, largest, first = false }: CoverPictureProps) {
  const { widths, src, width, height } = picture;
  const srcset = widths
    .filter((file) => file.width <= largest)
    .map((file) => `${file.address} ${file.width}w`)
    .join(", ");
  return (
    <picture>
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
