import type { Picture } from "#src/content/pictures.ts";
import { CoverPicture } from "#src/elements/cover-picture.tsx";
import { Headline } from "#src/elements/headline.tsx";
import { Icon } from "#src/elements/icon.tsx";
import { QrCode } from "#src/screens/links/qr-code.tsx";
import styles from "./contact-card.module.css";

interface ContactCardProps {
  title: string;
  person: {
    name: string;
    company: string;
    portrait: Picture;
    /** In the portrait's corner. */
    initials: string;
  };
  /** The file with the contact details. */
  save: Line;
  ways: Line[];
  /** Links that open a new tab. */
  links: Line[];
  newTab: string;
  code: {
    size: number;
    path: string;
    label: string;
    caption: string;
  };
}

interface Line {
  key: string;
  text: string;
  /** Where the link leads, or what it is for. */
  note: string;
  href: string;
}

/** The agency on one screen: a face, the file to save, contact details, links and a QR code. */
export function ContactCard({ title, person, save, ways, links, newTab, code }: ContactCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.slab} data-ground="accent">
        <h1>
          <Headline>{title}</Headline>
        </h1>
        <div className={styles.who} translate="no">
          <div className={styles.face}>
            <CoverPicture picture={person.portrait} alt="" sizes="10rem" largest={320} first cutOut />
            <span className={styles.initials} aria-hidden="true">
              {person.initials}
            </span>
          </div>
          <p>
            <strong>{person.name}</strong>
            <span>{person.company}</span>
          </p>
        </div>
        <a className={styles.save} href={save.href} download data-action>
          <strong>{save.text}</strong>
          <span className="note">{save.note}</span>
          <Icon name="download" />
        </a>
      </div>
      <ul className={styles.lines}>
        {ways.map(({ key, text, note, href }) => (
          <li key={key}>
            <a href={href}>
              <span className="note">{note}</span>
              <strong>
                <Breakable text={text} />
              </strong>
            </a>
          </li>
        ))}
        {links.map(({ key, text, note, href }) => (
          <li key={key}>
            <a href={href} target="_blank" rel="noopener">
              <span className="note">{note}</span>
              <strong>{text}</strong>
              <span className="visually-hidden"> {newTab}</span>
              <Icon name="arrow-up-right" />
            </a>
          </li>
        ))}
      </ul>
      <figure className={styles.code}>
        <QrCode size={code.size} path={code.path} label={code.label} />
        <figcaption className="title-s">{code.caption}</figcaption>
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
