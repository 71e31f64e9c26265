import type { AstroIntegration } from "astro";

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
        server.middlewares.use(async (request, _response, next) => {
          if (!request.headers.accept?.includes("text/html")) return next();
          try {
            const module: unknown = await server.ssrLoadModule("/src/build/owner-files.ts");
            await (module as OwnerFiles).checkOwnerFiles();
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
