import { Mime } from "mime";
import otherTypes from "mime/types/other.js";
import standardTypes from "mime/types/standard.js";

/** The registered name of contact cards is newer than the list. */
const mime = new Mime(standardTypes, otherTypes).define({ "text/vcard": ["vcf"] }, true);

const isText = (type: string) => /^text\/|^application\/(json|xml|manifest\+json)$/.test(type);

/** Type of a file by its name, with the encoding of texts; the case of its ending does not matter. */
export function contentTypeOf(name: string): string {
  const type = mime.getType(name) ?? "application/octet-stream";
  return isText(type) ? `${type}; charset=utf-8` : type;
}

/**
 * What feed readers, social networks and messengers show in pages of their own: pictures, films and sounds.
 */
export function isMedia(name: string): boolean {
  return /^(image|video|audio)\//.test(contentTypeOf(name));
}

/** Sent with media, which other pages may show. */
export const mediaHeaders = { "Cross-Origin-Resource-Policy": "cross-origin" } as const;
