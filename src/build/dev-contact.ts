import type { IncomingMessage, ServerResponse } from "node:http";
import type { AstroIntegration } from "astro";

/** Where the development server shows the mails it would have sent. */
const mailsPath = "/dev/mails";

/** Its own store and mails; whoever deletes the folder begins anew. */
const folder = ".cache/dev-contact";

/** What the development server is handed: `server/dev-service.ts`, which is none of the build's. */
interface Service {
  answer(request: IncomingMessage, response: ServerResponse): void;
  mails(): Promise<string>;
  stop(): Promise<void>;
}

/** Lets `npm run dev` take what the contact form sends, and show the mails; there is nothing of it in a build. */
export function devContact(): AstroIntegration {
  return {
    name: "dev-contact",
    hooks: {
      "astro:server:setup": ({ server, logger }) => {
        let opening: Promise<Service> | undefined;
        // Opened when it is asked for: most who develop send nothing.
        const service = () => {
          opening ??= server
            .ssrLoadModule("/server/dev-service.ts")
            .then(({ openDevService }): Promise<Service> => openDevService(folder));
          return opening;
        };
        server.httpServer?.once("close", () => opening?.then((opened) => opened.stop()));
        server.middlewares.use(async (request, response, next) => {
          const path = request.url?.split("?", 1)[0] ?? "";
          if (path !== mailsPath && !path.startsWith("/functions/")) return next();
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
