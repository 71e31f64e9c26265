import styles from "./action-bars.module.css";

interface SpokenLinksProps {
  links: { said: string; label?: string; href: string; newTab?: string }[];
}

/** Ways to reach the agency, in the bars of the mark. */
export function ActionBars({ links }: SpokenLinksProps) {
  return (
    <ul className={`stack gap-1 spoken screen-only ${styles.bars}`}>
      {links.map(({ said, label, href, newTab }) => (
        <li key={said}>
          <a href={href} {...(newTab ? { target: "_blank", rel: "noopener" } : {})}>
            <strong>{said}</strong> {label}
            {newTab ? <span className="visually-hidden">{` ${newTab}`}</span> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
