# syntax=docker/dockerfile:1
# The site alone, for your own server with hosted Supabase. The static pages contain the addresses of the site and of the
# project, so an image belongs to one installation:
#   docker build --build-arg SITE_URL=… --build-arg SUPABASE_URL=… --build-arg SUPABASE_PUBLISHABLE_KEY=… \
#     --secret id=actions_key,env=NEXT_SERVER_ACTIONS_ENCRYPTION_KEY -t portal .
#   docker run --env-file .env -p 3000:3000 --stop-timeout 30 portal
ARG NODE=24.21.0-bookworm-slim

FROM node:${NODE} AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG SITE_URL SUPABASE_URL SUPABASE_PUBLISHABLE_KEY NEXT_DEPLOYMENT_ID="" FIRM_FILE=""
# The build requires every variable. Secrets are read when the site starts; these placeholders do not stay in the image.
RUN --mount=type=secret,id=actions_key,env=NEXT_SERVER_ACTIONS_ENCRYPTION_KEY \
    SUPABASE_SECRET_KEY=at-start SMTP_URL=smtp://at-start MAIL_FROM=at-start CRON_SECRET=at-start-at-start \
    NEXT_TELEMETRY_DISABLED=1 npm run build && rm -rf .next/cache && npx tsx scripts/image.ts /image

FROM node:${NODE}
# Keeps an instance small on a large machine (scripts/stack/site.ts); set NODE_OPTIONS to give it more.
ENV NODE_OPTIONS="--max-semi-space-size=32 --max-old-space-size=512" MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072 NODE_COMPILE_CACHE=/site/.next/compiled
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000
ARG NEXT_DEPLOYMENT_ID=""
ENV NEXT_DEPLOYMENT_ID=${NEXT_DEPLOYMENT_ID}
WORKDIR /site
# The server, its configuration, and the files of packages that they and the pages open (scripts/image.ts).
COPY --from=build /image ./
# Next writes its cache beside its pages.
COPY --from=build --chown=node:node /site/.next ./.next
USER node
EXPOSE 3000
# Alive, not ready: load balancers ask /api/ready.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# SIGTERM drains and stops it: no other process is in between.
CMD ["node", "serve.mjs"]
