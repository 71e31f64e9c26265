/**
 * Serves the built site with plain @fastify/static, including the precompressed files: `node static-server.ts
 * <folder> <port>`.
 */
import { resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import Fastify from "fastify";

const [folder, port] = process.argv.slice(2);
if (!folder || !port) throw new Error("usage: node static-server.ts <folder> <port>");

const app = Fastify();
app.register(fastifyStatic, { root: resolve(folder), preCompressed: true });
await app.listen({ host: "127.0.0.1", port: Number(port) });
