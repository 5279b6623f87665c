# syntax=docker/dockerfile:1
# The site and its server. docs/first-day.md says how to run it, compose.yaml runs it with Postgres and Caddy.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# What canonical addresses and share images begin with.
ARG PUBLIC_URL
ENV PUBLIC_URL=$PUBLIC_URL
# `dist` is a link to the current build; here there is only one.
# Converted pictures are kept between builds.
RUN --mount=type=cache,target=/app/.cache npm run build && cp -rL dist built

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
# No key is in the image, and there is no place where one could be made: hand it over by SECRET_KEY_FILE or SECRET_KEY.
# All of it is root's: the server can read it and change nothing.
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY content content
COPY contract contract
COPY server server
COPY tools tools
# The colours of mails are the site's.
COPY site/styles/tokens.css site/styles/
COPY --from=build /app/built dist
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 4321
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 4321) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The flags keep memory small (docs/operations.md, "Limits").
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=25", "server/server.ts"]
