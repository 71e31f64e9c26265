import styles from "./portfolio-hero.module.css";

/** What the list shows, said beside each other in few lines, so that the work begins in the first window. */
export function PortfolioHero({ title, subtitle }: { readonly title: string; readonly subtitle: string }) {
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <h1>{title}</h1>
        <p>{subtitle}</p>
      </div>
    </div>
  );
}
