import styles from "./qr-code.module.css";

interface QrCodeProps {
  /** Width and height in modules, quiet zone included. */
  size: number;
  path: string;
  label: string;
}

/** A QR code, dark on white in every colour scheme, as scanners expect. */
export function QrCode({ size, path, label }: QrCodeProps) {
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
