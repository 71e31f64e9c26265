import type { APIRoute } from "astro";
import { iconFile, iconPicture } from "#src/feeds/icons.ts";

const sizes = [16, 32, 48];

export const GET: APIRoute = async () => {
  const pictures = sizes.map(async (size) => ({ size, png: await iconPicture({ size, mark: 0.88 }) }));
  return new Response(new Uint8Array(iconFile(await Promise.all(pictures))), {
    headers: { "content-type": "image/x-icon" },
  });
};
