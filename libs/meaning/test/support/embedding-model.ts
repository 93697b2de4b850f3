import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchEmbeddingModel } from '@stitchbook/meaning/fetch-model';

const SPEECH_MODEL =
  process.env['STITCHBOOK_MODEL_DIR'] ??
  fileURLToPath(new URL('../../../../.data/models/moonshine-tiny', import.meta.url));

/** One folder for all tests, beside the speech models, so that the model is fetched once. */
export async function ensureEmbeddingModel(): Promise<string> {
  const directory = join(dirname(SPEECH_MODEL), 'minilm-l6-v2');
  await fetchEmbeddingModel({ directory });
  return directory;
}
