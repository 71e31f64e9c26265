import { createElement, type ReactNode } from "react";
import "./island.css";

interface IslandProps {
  /** The script that hydrates it, where it is not that of an element around it. */
  behaviour?: string;
  children: ReactNode;
}

/** What a script of the page hydrates itself, with what it loads then: an Astro island would weigh more before that. */
export function Island({ behaviour, children }: IslandProps) {
  return createElement("page-island", { "data-behaviour": behaviour }, children);
}
