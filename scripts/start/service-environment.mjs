import { join } from 'node:path';
import { checkModelDirectory, embeddingModelDirectory } from './ensure-more-models.mjs';
import { findFreePort } from './check-machine.mjs';

/**
 * The environment of the services: what the person set, and for the rest what fits this machine and data directory.
 * @param {string} checkout
 * @param {import('./read-environment.mjs').StartSettings} settings
 * @param {{ databaseUrl: string, speechModelDirectory: string, secrets: Record<string, string> }} made
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function makeServiceEnvironment(checkout, settings, { databaseUrl, speechModelDirectory, secrets }) {
  const { environment, dataDirectory, host, port, baseUrl } = settings;
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    DATABASE_URL: databaseUrl,
    AUDIO_DIR: join(dataDirectory, 'audio'),
    SPEECH_DEFAULT_MODEL_DIR: speechModelDirectory,
    SPEECH_CHECK_MODEL_DIR: checkModelDirectory(speechModelDirectory),
    EMBEDDING_MODEL_DIR: embeddingModelDirectory(speechModelDirectory),
    SPEECH_OTHER_MODELS_DIR: join(dataDirectory, 'models'),
    WEB_DIR: join(checkout, 'frontend', 'dist'),
    HOST: host,
    PORT: String(port),
    BASE_URL: baseUrl,
    OIDC_CLIENT_ID: 'stitchbook',
    ...(environment.OPENAI_API_KEY || environment.OPENAI_BASE_URL ? { LANGUAGE_MODEL: 'configured' } : {}),
    // Somebody sits in front of it and waits; unfinished jobs are started again with the next start.
    SHUTDOWN_GRACE_SECONDS: '5',
    ...(environment.OIDC_ISSUER ? {} : await bundledProvider(environment, baseUrl)),
    ...secrets,
    ...environment,
  };
}

/**
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} baseUrl
 */
async function bundledProvider(environment, baseUrl) {
  const port = environment.IDENTITY_PORT ?? String(await findFreePort('127.0.0.1'));
  return { OIDC_ISSUER: `${baseUrl}/oidc`, IDENTITY_PORT: port, IDENTITY_URL: `http://127.0.0.1:${port}` };
}
