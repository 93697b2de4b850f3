import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Refusal } from './refusal.mjs';
import { showProgress } from './show-progress.mjs';

/**
 * Sees to it that there are words for sounds: fetches the default model once, unless the person has chosen a model of their own.
 * @param {string} checkout
 * @param {import('./read-environment.mjs').StartSettings} settings
 * @returns {Promise<string>} the folder of the model
 */
export async function bringSpeechModel(checkout, { environment, dataDirectory }) {
  if (environment.SPEECH_MODEL_DIR) return environment.SPEECH_MODEL_DIR;
  const directory = environment.STITCHBOOK_MODEL_DIR ?? join(dataDirectory, 'models', 'moonshine-tiny');
  if (environment.SPEECH_ENGINE === 'openai' || (await isThere(checkout, directory))) return directory;
  const { fetchSpeechModel } = await import('@stitchbook/speech');
  const progress = showProgress(process.stdout);
  try {
    await fetchSpeechModel({ directory, onProgress: (received) => progress.show(received) });
  } catch (error) {
    throw new Refusal(error.message, { cause: error });
  } finally {
    progress.end();
  }
  return directory;
}

/** Asked at every start, so it goes around the lib's front door, behind which the speech engines take half a second to load. */
async function isThere(checkout, directory) {
  const stamp = join(checkout, 'libs/speech/dist/model/speech-model-stamp.js');
  const { isSpeechModelComplete } = await import(pathToFileURL(stamp).href);
  return isSpeechModelComplete(directory);
}
