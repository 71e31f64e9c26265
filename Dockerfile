# The tools that build the site stay out of the image that serves it.
FROM node:24-slim AS build
WORKDIR /app
ENV ASTRO_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# `build` is a link, which a copy would not follow.
RUN npm run build && cp -rL build /built

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The optional packages are Node itself, which the image has, for machines without it.
RUN npm ci --omit=dev --omit=optional --no-audit --no-fund && mkdir /empty

# The C library, certificates and nothing else: no shell, no package manager.
FROM gcr.io/distroless/cc-debian12
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /usr/local/bin/node /usr/local/bin/node
# Folders of the host mounted here must belong to 65532:65532 as well.
COPY --from=packages --chown=65532:65532 --chmod=700 /empty /data
COPY --from=packages --chown=65532:65532 --chmod=700 /empty /backups
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /built ./build
VOLUME ["/data", "/backups"]
USER 65532:65532
EXPOSE 3000
# Pages are served while the database is away: a restart would not bring it back.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without the limit, Node lets new objects take 48 MB before it collects them: 23 MB more that the server holds.
CMD ["node", "--max-semi-space-size=4", "build/server/main.js"]
