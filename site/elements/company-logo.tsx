import calendly from "simple-icons/icons/calendly.svg?url&no-inline";
import googleads from "simple-icons/icons/googleads.svg?url&no-inline";
import hubspot from "simple-icons/icons/hubspot.svg?url&no-inline";
import looker from "simple-icons/icons/looker.svg?url&no-inline";
import make from "simple-icons/icons/make.svg?url&no-inline";
import meta from "simple-icons/icons/meta.svg?url&no-inline";
import stripe from "simple-icons/icons/stripe.svg?url&no-inline";
import whatsapp from "simple-icons/icons/whatsapp.svg?url&no-inline";
import zapier from "simple-icons/icons/zapier.svg?url&no-inline";
import styles from "./company-logo.module.css";

/** Official logo of each product; a product without one has its name alone. */
const marks: Record<string, string> = {
  Calendly: calendly,
  "Google Ads": googleads,
  HubSpot: hubspot,
  "Looker Studio": looker,
  Make: make,
  Meta: meta,
  Stripe: stripe,
  WhatsApp: whatsapp,
  Zapier: zapier,
};

/** A product's official logo in the text colour, if there is one, and its name. */
export function CompanyLogo({ name }: { name: string }) {
  const mark = marks[name];
  return (
    <span className={styles.sign}>
      {mark ? <img src={mark} alt="" width="24" height="24" loading="lazy" /> : null}
      <span>{name}</span>
    </span>
  );
}
