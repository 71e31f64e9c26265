import styles from "./qr-code.module.css";

interface QrCodeProps {
  /** Width and height in units, the white around the code included. */
  readonly size: number;
  readonly path: string;
  readonly label: string;
}

/** A QR code, dark on white in every colour scheme: readers expect it so. */
export function QrCode({ size, path, label }: QrCodeProps) {
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
