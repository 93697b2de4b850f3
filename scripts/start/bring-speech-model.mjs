import { join } from 'node:path';
import { Refusal } from './refusal.mjs';
import { showProgress } from './show-progress.mjs';

/**
 * Sees to it that there are words for sounds: fetches the default model once. Also beside a model or service of the person's
 * own, since its voice detector cuts recordings for every engine; only then can it be done without.
 * @param {import('./read-environment.mjs').StartSettings} settings
 * @returns {Promise<string>} the folder of the default model
 */
export async function bringSpeechModel({ environment, dataDirectory }) {
  const directory = environment.STITCHBOOK_MODEL_DIR ?? join(dataDirectory, 'models', 'moonshine-tiny');
  // Asked at every start, so it goes around the lib's front door, behind which the engines take half a second to load.
  const { isSpeechModelComplete } = await import('@stitchbook/speech/model-stamp');
  if (await isSpeechModelComplete(directory)) return directory;
  const { fetchSpeechModel } = await import('@stitchbook/speech/fetch-model');
  const progress = showProgress(process.stdout);
  try {
    await fetchSpeechModel({ directory, onProgress: (received) => progress.show(received) });
  } catch (error) {
    if (!environment.SPEECH_MODEL_DIR) throw new Refusal(error.message, { cause: error });
  } finally {
    progress.end();
  }
  return directory;
}
