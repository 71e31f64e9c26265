import type { ReactNode } from "react";
import { Icon } from "#site/elements/icon.tsx";

interface BackLinkProps {
  href: string;
  behaviour?: string;
  children: ReactNode;
}

export function BackLink({ href, behaviour, children }: BackLinkProps) {
  return (
    <p className="screen-only" data-search-ignore>
      <a className="target line-on-hover" href={href} data-behaviour={behaviour}>
        <Icon name="arrow-left" /> {children}
      </a>
    </p>
  );
}
