# `npm run image` replaces both where no registry is reached.
ARG NODE_IMAGE=docker.io/library/node:24.21.0-trixie-slim
ARG DEBIAN_IMAGE=docker.io/library/debian:trixie-slim

FROM ${NODE_IMAGE} AS source
WORKDIR /app
COPY . .

FROM source AS site
RUN npm ci --no-audit --no-fund && npm run build

FROM source AS server
RUN npm ci --no-audit --no-fund --omit=dev --omit=optional --omit=peer --workspace=apps/server \
  && find . -path '*/node_modules/*' -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.[cm]ts' \) -delete

FROM ${DEBIAN_IMAGE}
COPY --from=source /usr/local/bin/node /usr/local/bin/
WORKDIR /app
COPY --from=source /app/LICENSE /app/THIRD-PARTY-NOTICES.md /app/package.json ./
COPY --from=source /app/packages packages
COPY --from=source /app/apps/stripe-sandbox apps/stripe-sandbox
COPY --from=server /app/apps/server apps/server
COPY --from=server /app/node_modules node_modules
COPY --from=site /app/apps/web/build apps/web/build

ENV NODE_ENV=production
# Not root, and nothing here is theirs: DATA_DIR is used without DATABASE_URL only.
USER 10001:10001
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "--import", "./apps/server/src/tracing.ts", "apps/server/src/main.ts"]
