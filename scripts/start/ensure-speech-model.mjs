import { join } from 'node:path';
import { UserFacingError, messageOf } from './user-facing-error.mjs';
import { showProgress } from './show-progress.mjs';

/**
 * Fetches the default speech model once. Also beside a model or service of the person's own, since its voice detector segments
 * recordings for every engine; only then may fetching it fail.
 * @param {import('./read-environment.mjs').StartSettings} settings
 * @returns {Promise<string>} the folder of the default model
 */
export async function ensureSpeechModel({ environment, dataDirectory }) {
  const directory = environment.STITCHBOOK_MODEL_DIR ?? join(dataDirectory, 'models', 'moonshine-tiny');
  // Called at every start, so not through the lib's main entry point, which loads the engines for half a second.
  const { isSpeechModelComplete } = await import('@stitchbook/speech/model-stamp');
  if (await isSpeechModelComplete(directory)) return directory;
  const { fetchSpeechModel } = await import('@stitchbook/speech/fetch-model');
  const progress = showProgress(process.stdout);
  try {
    await fetchSpeechModel({ directory, environment: process.env, onProgress: (received) => progress.show(received) });
  } catch (error) {
    if (!environment.SPEECH_MODEL_DIR) throw new UserFacingError(messageOf(error), { cause: error });
  } finally {
    progress.end();
  }
  return directory;
}
