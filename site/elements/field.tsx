import type { ReactNode } from "react";
import "./fields.css";
import styles from "./field.module.css";

interface FieldProps {
  /** Id of the control; the ids of hint and error derive from it. */
  id: string;
  label: string;
  hint: string;
  error?: string | undefined;
  /** The error in the words of the specification, where they are others, and their language. */
  original?: { text: string; language: string } | undefined;
  wide?: boolean;
  children: ReactNode;
}

export function Field({ id, label, hint, error, original, wide, children }: FieldProps) {
  return (
    <div className={`stack gap-1 ${styles.field} ${wide ? styles.wide : ""}`}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <p className={`note ${styles.hint}`} id={`${id}-hint`}>
        {hint}
      </p>
      {children}
      <p className={styles.error} id={`${id}-error`} hidden={!error}>
        {error} {original ? <small lang={original.language}>{original.text}</small> : null}
      </p>
    </div>
  );
}

export function controlProps(id: string, error: string | undefined, required = true) {
  return {
    id,
    className: styles.control,
    "aria-describedby": `${id}-hint ${id}-error`,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-required": required || undefined,
  };
}
