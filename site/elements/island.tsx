import { createElement, type ReactNode } from "react";
import "./island.css";

interface IslandProps {
  /** Attribute by which its script finds it, such as `data-assistant`. */
  hook: `data-${string}`;
  value: string;
  children: ReactNode;
}

/** What a script of the page hydrates itself, with what it loads then: an Astro island would weigh more before that. */
export function Island({ hook, value, children }: IslandProps) {
  return createElement("page-island", { [hook]: value }, children);
}
