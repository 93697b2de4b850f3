import { join } from 'node:path';
import { Refusal } from './refusal.mjs';
import { showProgress } from './show-progress.mjs';

/**
 * Sees to it that there are words for sounds: fetches the default model once, unless the person has chosen a model of their own.
 * @param {import('./read-environment.mjs').StartSettings} settings
 * @returns {Promise<string>} the folder of the model
 */
export async function bringSpeechModel({ environment, dataDirectory }) {
  if (environment.SPEECH_MODEL_DIR) return environment.SPEECH_MODEL_DIR;
  const directory = environment.STITCHBOOK_MODEL_DIR ?? join(dataDirectory, 'models', 'moonshine-tiny');
  if ((environment.SPEECH_ENGINE ?? 'local') === 'openai') return directory;
  const { fetchSpeechModel, isSpeechModelComplete } = await import('@stitchbook/speech');
  if (await isSpeechModelComplete(directory)) return directory;
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
