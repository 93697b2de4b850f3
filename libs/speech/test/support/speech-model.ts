import { fileURLToPath } from 'node:url';
import { fetchSpeechModel } from '@stitchbook/speech/fetch-model';

/** One folder for all tests, outside of the rooms, so that the model is fetched once. */
export const MODEL_DIRECTORY =
  process.env['STITCHBOOK_MODEL_DIR'] ??
  fileURLToPath(new URL('../../../../.data/models/moonshine-tiny', import.meta.url));

export async function ensureSpeechModel(): Promise<string> {
  await fetchSpeechModel({ directory: MODEL_DIRECTORY });
  return MODEL_DIRECTORY;
}
