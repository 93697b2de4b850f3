import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchSpeechModel } from '@stitchbook/speech/fetch-model';

/** One folder for all tests, outside of the packages, so that the model is fetched once. */
const MODEL_DIRECTORY =
  process.env['STITCHBOOK_MODEL_DIR'] ??
  fileURLToPath(new URL('../../../../.data/models/moonshine-tiny', import.meta.url));

export async function ensureSpeechModel(): Promise<string> {
  await fetchSpeechModel({ directory: MODEL_DIRECTORY });
  return MODEL_DIRECTORY;
}

/** The second model, in a folder beside the first. */
export async function ensureCheckModel(): Promise<string> {
  const directory = join(dirname(MODEL_DIRECTORY), 'moonshine-base');
  await fetchSpeechModel({ directory, model: 'moonshine-base' });
  return directory;
}
