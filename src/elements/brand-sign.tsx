import {
  siCalendly,
  siGoogleads,
  siGoogleanalytics,
  siGoogletagmanager,
  siHubspot,
  siLooker,
  siMake,
  siMeta,
  siStripe,
  siWhatsapp,
  siZapier,
} from "simple-icons";
import styles from "./brand-sign.module.css";

/** Official marks by product; a product without one is named in type alone. */
const marks: Readonly<Record<string, { readonly path: string }>> = {
  Calendly: siCalendly,
  "Google Ads": siGoogleads,
  "Google Analytics": siGoogleanalytics,
  HubSpot: siHubspot,
  "Looker Studio": siLooker,
  Make: siMake,
  Meta: siMeta,
  Stripe: siStripe,
  "Google Tag Manager": siGoogletagmanager,
  WhatsApp: siWhatsapp,
  Zapier: siZapier,
};

interface BrandSignProps {
  readonly name: string;
  /** Whose mark it carries, where its own name says more than the product's. */
  readonly brand?: string | undefined;
}

/** A product's official mark in the colour of the text, and its name. */
export function BrandSign({ name, brand = name }: BrandSignProps) {
  const mark = marks[brand];
  return (
    <span className={styles.sign}>
      {mark ? (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={light(mark.path)} />
        </svg>
      ) : null}
      <span>{name}</span>
    </span>
  );
}

/** Hundredths of a mark's 24 units cannot be seen; the digits after them weigh a tenth of a page of marks. */
function light(path: string): string {
  return path.replace(/(\.\d\d)\d+/g, "$1");
}
