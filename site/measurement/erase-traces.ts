/** Cookies and stored values that analytics and the pixel leave behind. */
const traces = /^(_ga|_gid$|_gat|_gac_|_gcl_|_dc_gtm_|_fbp$|_fbc$|lastExternalReferrer)/;

/** Deletes everything that measurement has stored, on every domain it may have used. */
export function eraseTraces(): void {
  const labels = location.hostname.split(".");
  const hosts = ["", ...labels.map((_, position) => labels.slice(position).join("."))];
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    if (!traces.test(name)) continue;
    for (const host of hosts) {
      document.cookie = `${name}=; Max-Age=0; Path=/${host && `; Domain=${host}`}`;
    }
  }
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (traces.test(key)) storage.removeItem(key);
  }
}
