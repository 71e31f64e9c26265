import type { APIRoute } from "astro";
import { iconPicture } from "#site/feeds/icons.ts";

/** The address that every program asks for; browsers tell a PNG by its first bytes. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await iconPicture({ size: 48, logo: 0.88 })), {
    headers: { "content-type": "image/png" },
  });
