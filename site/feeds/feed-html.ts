import { type HTMLElement, parse } from "node-html-parser";

/** Attributes with the address of something that a text shows or leads to. */
const addressed = ["href", "src", "poster", "data"];

/** HTML of a page as feed readers need it: every address absolute, those of pictures in all widths too, and no inline styles. */
export function feedHtml(html: string, pageUrl: string): string {
  const document = parse(html, { comment: true, blockTextElements: { script: true, style: true } });
  const absolute = (address: string) =>
    URL.canParse(address) ? address : (URL.parse(address, pageUrl)?.href ?? address);
  const change = (element: HTMLElement, name: string, write: (value: string) => string) => {
    const value = element.getAttribute(name);
    if (value !== undefined) element.setAttribute(name, write(value));
  };
  for (const element of document.querySelectorAll("*")) {
    element.removeAttribute("style");
    for (const name of addressed) change(element, name, absolute);
    change(element, "srcset", (candidates) =>
      candidates
        .split(/,\s+/)
        .map((candidate) => candidate.trim().replace(/^\S+/, absolute))
        .join(", "),
    );
  }
  return document.toString();
}
