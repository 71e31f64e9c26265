import type { ReactNode } from "react";
import { Icon, type IconName } from "#src/elements/icon.tsx";
import styles from "./button.module.css";

interface ButtonLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** `primary`: at most once per screenful; `secondary`: next to it; `quiet`: inside text and cards. */
  readonly variant?: "primary" | "secondary" | "quiet";
  readonly icon?: IconName;
  /** Screen reader text such as "opens in a new tab"; setting it opens the link in a new tab. */
  readonly newTab?: string;
}

/** A link that looks like a button. */
export function ButtonLink({ href, children, variant = "primary", icon, newTab }: ButtonLinkProps) {
  const sign = icon ?? (newTab ? "arrow-up-right" : undefined);
  return (
    <a
      className={`${styles.button} ${styles[variant]}`}
      href={href}
      data-action={variant === "primary" || undefined}
      {...(newTab ? { target: "_blank", rel: "noopener" } : {})}
    >
      <span>{children}</span>
      {newTab ? <span className="visually-hidden">{` ${newTab}`}</span> : null}
      {sign ? <Icon name={sign} /> : null}
    </a>
  );
}

interface ButtonProps {
  readonly children: ReactNode;
  readonly type?: "button" | "submit";
  readonly variant?: ButtonLinkProps["variant"];
  /** Whether what it started is still under way. */
  readonly busy?: boolean;
  /** Name and value that the button adds to the submitted form. */
  readonly value?: string;
  readonly onClick?: () => void;
}

/** A button that triggers an action; to lead somewhere, use `ButtonLink`. */
export function Button({
  children,
  type = "button",
  variant = "primary",
  busy,
  value,
  onClick,
}: ButtonProps) {
  return (
    <button
      className={`${styles.button} ${styles[variant]}`}
      type={type}
      value={value}
      disabled={busy}
      aria-busy={busy || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
