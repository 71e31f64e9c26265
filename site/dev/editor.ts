import keystatic from "@keystatic/astro";
import type { AstroIntegration } from "astro";

/** Where the development server shows the editor of the words (`keystatic.config.ts`). */
const path = "/keystatic";

/** Keystatic would load a typeface from Google. */
const policy = "font-src 'self'; style-src 'self' 'unsafe-inline'";

export function editor(): AstroIntegration {
  return {
    name: "editor",
    hooks: {
      "astro:config:setup": async (options) => {
        if (options.command !== "dev") return;
        await keystatic().hooks["astro:config:setup"]?.(options);
      },
      "astro:server:setup": ({ server, logger }) => {
        server.middlewares.use((request, response, next) => {
          if (request.url?.startsWith(path)) response.setHeader("content-security-policy", policy);
          next();
        });
        logger.info(`the words can be edited at ${path}`);
      },
    },
  };
}
