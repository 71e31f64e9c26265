/** Letters that have a meaning of their own in an address, and those that nobody sees. */
const special = /[/?#%\p{Cc}]/gu;

/**
 * A path as people read it, so that all spellings of one are the same text: decoded, composed (NFC), with
 * what means something else unencoded left as it is, such as `%2F`. Never throws.
 */
export function plainPath(path: string): string {
  return path
    .replace(/%(?![\da-f]{2})/gi, "%25")
    .replace(/(%[\da-f]{2})+/gi, decode)
    .normalize("NFC");
}

/** A path with a query: the path as people read it, the query as it is written. */
export function plainAddress(address: string): string {
  const [path = "", ...query] = address.split("?");
  return [plainPath(path), ...query].join("?");
}

function decode(bytes: string): string {
  try {
    return decodeURIComponent(bytes).replace(special, encodeURIComponent);
  } catch {
    // Not UTF-8: an address of an old site in Latin-1, for instance.
    return bytes.toUpperCase();
  }
}

/** Encodes an address for a header or a file; what is encoded already stays. */
export function encodeAddress(address: string): string {
  return encodeURI(address.toWellFormed()).replace(/%25(?=[\da-f]{2})/gi, "%");
}

/** A path with single slashes, no trailing slash and no `.html`, as the build writes addresses. */
export function shortPath(path: string): string {
  const short = path
    .replace(/\/{2,}/g, "/")
    .replace(/(\/index)?\.html$/i, "")
    .replace(/\/$/, "");
  return short === "" ? "/" : short;
}
