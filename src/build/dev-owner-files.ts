import type { AstroIntegration } from "astro";
import { isRunnableDevEnvironment } from "vite";

/** Interface of `src/build/owner-files.ts`, which is loaded anew after each change. */
interface OwnerFiles {
  checkOwnerFiles(): Promise<void>;
}

/** Makes `npm run dev` show what is wrong in the owner's files in place of a page. */
export function devOwnerFiles(): AstroIntegration {
  return {
    name: "dev-owner-files",
    hooks: {
      "astro:server:setup": ({ server }) => {
        const { ssr } = server.environments;
        if (!isRunnableDevEnvironment(ssr)) return;
        server.middlewares.use(async (request, _response, next) => {
          if (!request.headers.accept?.includes("text/html")) return next();
          try {
            // With the pages' own runner: a second one on the same modules would keep what the first has read anew.
            const { checkOwnerFiles } = await ssr.runner.import<OwnerFiles>("/src/build/owner-files.ts");
            await checkOwnerFiles();
          } catch (error) {
            // Where a file cannot be read at all, Astro shows the place.
            return next((error as Error).name === "ContentError" ? error : undefined);
          }
          next();
        });
      },
    },
  };
}
