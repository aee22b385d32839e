# The product: web process, worker, migrations, backup. Nothing is built or downloaded when it starts, and it runs without
# rights on a read-only root file system. What it writes to:
#   /data                     DATA_DIR, shared by all processes: media, recordings, papers, imports, files of the last releases
#   /tmp                      papers and pictures while they are read or drawn, a database while a backup is verified
#   /app/node_modules/.cache  compiled code; without it child processes only start more slowly
FROM node:24.21.0-trixie-slim AS sources
WORKDIR /app
COPY . .

FROM sources AS web
RUN npm ci --no-audit --no-fund && node tools/test.ts build

# The server runs from source; of the packages only what server and tools need.
FROM sources AS modules
RUN npm ci --omit=dev --workspace @vumon/api --workspace @vumon/tools --include-workspace-root=false --no-audit --no-fund \
  && rm -r apps/web/src apps/web/build e2e bench

# The tool that copies the database's server and reads its archived log, with PostgreSQL's own programs:
# docker build --target archive --tag vumon-archive:0.1.0 .
FROM postgres:18.4-trixie AS archive
COPY --from=sources /usr/local/bin/node /usr/local/bin/
WORKDIR /app
COPY --from=modules /app ./
ENV NODE_ENV=production
USER 999:999
ENTRYPOINT ["node"]
CMD ["tools/point-in-time.ts"]

FROM node:24.21.0-trixie-slim
# Authors' recordings become MP3 by it.
RUN apt-get update && apt-get install --yes --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/* \
  # initdb wants to know its user, for verifying backups.
  && useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin vumon && mkdir --mode 1777 /data /backups
WORKDIR /app
COPY --from=modules /app ./
COPY --from=web /app/apps/web/dist apps/web/dist
RUN mkdir --parents --mode 1777 node_modules/.cache
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/app/node_modules/.cache/compiled
EXPOSE 3000
USER 10001:10001
ENTRYPOINT ["node"]
CMD ["apps/api/src/main.ts"]
