import styles from "./cover-picture.module.css";

interface CoverPictureProps {
  readonly picture: {
    readonly sources: readonly { readonly type: string; readonly srcset: string }[];
    readonly src: string;
    readonly width: number;
    readonly height: number;
  };
  readonly alt: string;
  /** Widths at which the picture is shown, as `sizes` has them. */
  readonly sizes: string;
  /** Loaded with the page, where the picture is what a visitor sees first. */
  readonly first?: boolean;
}

/** A picture in the best width and format the browser takes. */
export function CoverPicture({ picture, alt, sizes, first = false }: CoverPictureProps) {
  const { sources, src, width, height } = picture;
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
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
