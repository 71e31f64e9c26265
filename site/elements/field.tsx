import type { ReactNode } from "react";
import { errorId } from "#contract/lead/form-ids.ts";
import "./fields.css";
import styles from "./field.module.css";

interface FieldProps {
  /** Id of the control; the ids of hint and error derive from it. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The same error in `messagesLanguage`, on pages in other languages. */
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
      {children}
      {hint ? (
        <p className="note" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <p className={styles.error} id={errorId(id)} hidden={!error}>
        {error} {original ? <small lang={original.language}>{original.text}</small> : null}
      </p>
    </div>
  );
}

/** Attributes of the control of a `Field` with this id, hint and error. */
export function controlProps(
  id: string,
  { hint, error, required }: Pick<FieldProps, "hint" | "error"> & { required: boolean },
) {
  return {
    id,
    className: styles.control,
    "aria-describedby": hint ? `${id}-hint ${errorId(id)}` : errorId(id),
    "aria-invalid": error ? (true as const) : undefined,
    "aria-required": required || undefined,
  };
}
