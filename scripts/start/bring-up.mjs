import { ensureMoreModel } from './ensure-more-models.mjs';
import { ensureSpeechModel } from './ensure-speech-model.mjs';
import { loadOrCreateSecrets } from './load-or-create-secrets.mjs';
import { reportLines } from './report-lines.mjs';
import { runServices } from './run-services.mjs';
import { makeServiceEnvironment } from './service-environment.mjs';
import { listServices } from './services.mjs';
import { startDatabase } from './start-database.mjs';
import { waitUntilReady } from './wait-until-ready.mjs';
import { BoundedLog } from './bounded-log.mjs';

const TIMEOUT_MS = 120_000;
const ALL_ADDRESSES = ['0.0.0.0', '::'];

/**
 * Starts everything and waits until people can use it.
 * @param {string} checkout
 * @param {import('./read-environment.mjs').StartSettings} settings
 * @param {object} context
 * @param {string} context.logFile
 * @param {string} context.processFile
 * @param {AbortSignal} context.signal asks to give up
 * @param {(undo: () => unknown, force?: () => unknown) => void} context.whenStopped
 */
export async function bringUp(checkout, settings, { logFile, processFile, signal, whenStopped }) {
  const report = reportLines(new BoundedLog(logFile));
  const secrets = await loadOrCreateSecrets(settings.dataDirectory);
  const speechModelDirectory = await ensureSpeechModel(settings);
  signal.throwIfAborted();
  const warn = (/** @type {string} */ text) => report('start', text, 'stderr');
  const databaseUrl = await startDatabase(settings, { whenStopped, warn });
  signal.throwIfAborted();
  const environment = await makeServiceEnvironment(checkout, settings, { databaseUrl, speechModelDirectory, secrets });
  const supervision = runServices(listServices(checkout, environment), { report, processFile });
  whenStopped(
    () => supervision.stop(),
    () => supervision.stop(0),
  );
  // The services load meanwhile, and wait for the tables that they know of.
  const { runMigrations } = await import('@stitchbook/database');
  await runMigrations(databaseUrl);
  const host = ALL_ADDRESSES.includes(settings.host) ? '127.0.0.1' : settings.host;
  const usesDefaultModel = environment.SPEECH_ENGINE !== 'openai' && !environment.SPEECH_MODEL_DIR;
  if (usesDefaultModel && environment.SPEECH_MODELS !== 'small')
    ensureMoreModel('check', environment.SPEECH_CHECK_MODEL_DIR ?? '', { report, whenStopped });
  if (!environment.EMBEDDING_BASE_URL)
    ensureMoreModel('embedding', environment.EMBEDDING_MODEL_DIR ?? '', { report, whenStopped });
  const addresses = [`http://${host}:${settings.port}/readyz`];
  // The gateway is ready without its provider, for who is signed in already.
  if (environment.IDENTITY_URL) addresses.push(`${environment.IDENTITY_URL}/healthz`);
  await waitUntilReady(addresses, { timeoutMs: TIMEOUT_MS, signal, logFile });
}
