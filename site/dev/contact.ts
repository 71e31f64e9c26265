import type { IncomingMessage, ServerResponse } from "node:http";
import { relative } from "node:path";
import type { AstroIntegration } from "astro";
import { servicePrefix } from "#contract/schemas/service-paths.ts";

/** Where the development server shows the mails it would have sent. */
const mailsPath = "/dev/mails";

/** Folder of its store and mails; delete it to start afresh. */
const folder = ".cache/dev-contact";

/** Interface of `leads/server/dev-service.ts`, which is loaded at run time and not part of the build. */
interface Service {
  answer(request: IncomingMessage, response: ServerResponse): void;
  mails(): Promise<string>;
  stop(): Promise<void>;
}

/** Lets `npm run dev` handle the contact form and show the mails; not part of a build. */
export function devContact(): AstroIntegration {
  return {
    name: "dev-contact",
    hooks: {
      "astro:server:setup": ({ server, logger }) => {
        let opening: Promise<Service> | undefined;
        let closing: Promise<unknown> = Promise.resolve();
        // Started on demand, because most development sessions send nothing.
        const service = () => {
          opening ??= closing
            .then(() => server.ssrLoadModule("/leads/server/dev-service.ts"))
            .then(({ openDevService }): Promise<Service> => openDevService(folder));
          return opening;
        };
        const close = () => {
          closing = Promise.allSettled([closing, opening?.then((opened) => opened.stop())]);
          opening = undefined;
        };
        server.httpServer?.once("close", close);
        // The next request starts it anew, on the code as it is by then.
        server.watcher.on("change", (file) => {
          if (/^(leads|contract)\//.test(relative(server.config.root, file))) close();
        });
        server.middlewares.use(async (request, response, next) => {
          const path = request.url?.split("?", 1)[0] ?? "";
          if (path !== mailsPath && !path.startsWith(servicePrefix)) return next();
          try {
            const opened = await service();
            if (path !== mailsPath) return opened.answer(request, response);
            response.setHeader("content-type", "text/html; charset=utf-8");
            response.end(await opened.mails());
          } catch (error) {
            next(error);
          }
        });
        logger.info(`what the contact form sends is shown at ${mailsPath}`);
      },
    },
  };
}
