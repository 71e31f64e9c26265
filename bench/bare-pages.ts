import { once } from "node:events";
import { createServer } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";
import type { BuiltPage } from "#tests/contract/built-site.ts";

/** The smallest possible page with the same text: plain paragraphs, without styles, scripts or images. */
function barePage({ document }: BuiltPage): string {
  const language = document.querySelector("html")?.getAttribute("lang");
  const title = document.querySelector("title")?.text.trim();
  const body = document.querySelector("body")?.clone() as typeof document;
  for (const silent of body.querySelectorAll("script, style, template, noscript, svg")) silent.remove();
  const lines = body.structuredText.split("\n").filter((line) => line.trim() !== "");
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head><body><p>${lines.join("<p>")}</body></html>`;
}

/** Serves the bare pages in Brotli at the paths of the originals. */
export async function serveBarePages(pages: readonly BuiltPage[]) {
  const bodies = new Map(pages.map((page) => [page.path, compress(barePage(page))]));
  const server = createServer(({ url }, response) => {
    const body = bodies.get(url ?? "");
    if (!body) return response.writeHead(404).end();
    return response
      .writeHead(200, {
        "content-type": "text/html; charset=utf-8",
        "content-encoding": "br",
        "content-length": body.length,
      })
      .end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** Size of a page's compressed body in bytes. */
    sizeOf: (path: string) => bodies.get(path)?.length ?? 0,
    async end() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function compress(html: string): Buffer {
  return brotliCompressSync(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
}
