import { Icon, type IconName } from "#src/elements/icon.tsx";
import { QrCode } from "#src/screens/links/qr-code.tsx";
import styles from "./contact-card.module.css";

interface ContactCardProps {
  readonly title: string;
  readonly person: {
    readonly initials: string;
    readonly name: string;
    readonly company: string;
    readonly ways: readonly {
      readonly label: string;
      readonly text: string;
      readonly href: string;
    }[];
  };
  readonly links: readonly {
    readonly key: string;
    readonly text: string;
    /** Where the link leads, or what it is for. */
    readonly note: string;
    readonly href: string;
    /** Whether it downloads a file instead of opening a new tab. */
    readonly download?: boolean;
  }[];
  readonly newTab: string;
  readonly code: {
    readonly size: number;
    readonly path: string;
    readonly label: string;
    readonly caption: string;
  };
}

/** The agency on one screen: contact details, links and a QR code. */
export function ContactCard({ title, person, links, newTab, code }: ContactCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.person}>
        <h1>{title}</h1>
        <p className={styles.who} translate="no">
          <span className={styles.initials} aria-hidden="true">
            {person.initials}
          </span>
          <span>
            <strong>{person.name}</strong>
            <span>{person.company}</span>
          </span>
        </p>
        <dl>
          {person.ways.map(({ label, text, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <a href={href}>
                  <Breakable text={text} />
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className={styles.links}>
        {links.map(({ key, text, note, href, download }) => {
          const sign: IconName = download ? "download" : "arrow-up-right";
          return (
            <li key={key}>
              <a href={href} download={download} {...(download ? {} : { target: "_blank", rel: "noopener" })}>
                <strong>{text}</strong>
                <span className={styles.note}>{note}</span>
                {download ? null : <span className="visually-hidden"> {newTab}</span>}
                <Icon name={sign} />
              </a>
            </li>
          );
        })}
      </ul>
      <figure className={styles.code}>
        <QrCode size={code.size} path={code.path} label={code.label} />
        <figcaption>{code.caption}</figcaption>
      </figure>
    </div>
  );
}

/** An email address that may wrap after the @. */
function Breakable({ text }: { text: string }) {
  const [box = "", host] = text.split("@");
  if (host === undefined) return text;
  return (
    <>
      {`${box}@`}
      <wbr />
      {host}
    </>
  );
}
