import type { ReactNode } from "react";
import { Icon, type IconName } from "#site/elements/icon.tsx";
import styles from "./button.module.css";

interface ButtonLinkProps {
  /** Undefined where there is no such page: then there is no button. */
  href: string | undefined;
  children: ReactNode;
  /** `primary`: at most once per screenful; `secondary`: next to it; `quiet`: inside text and cards. */
  variant?: "primary" | "secondary" | "quiet";
  icon?: IconName;
  /** Screen reader text such as "opens in a new tab"; setting it opens the link in a new tab. */
  newTab?: string;
}

export function ButtonLink({ href, children, variant = "primary", icon, newTab }: ButtonLinkProps) {
  if (href === undefined) return null;
  const sign = icon ?? (newTab ? "arrow-up-right" : undefined);
  return (
    <a
      className={`screen-only ${styles.button} ${styles[variant]}`}
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
  children: ReactNode;
  type?: "button" | "submit";
  variant?: ButtonLinkProps["variant"];
  /** Whether what it started is still under way. */
  busy?: boolean;
  disabled?: boolean;
  /** Name and value that the button adds to the submitted form. */
  value?: string;
  onClick?: () => void;
}

/** A button that triggers an action; to lead somewhere, use `ButtonLink`. */
export function Button({
  children,
  type = "button",
  variant = "primary",
  busy,
  disabled,
  value,
  onClick,
}: ButtonProps) {
  return (
    <button
      className={`screen-only ${styles.button} ${styles[variant]}`}
      type={type}
      value={value}
      disabled={disabled}
      // Disabled for real, it would lose the focus.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** A row of buttons that wraps when there is no room. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="cluster gap-3">{children}</div>;
}
