import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchEmbeddingModel } from '@stitchbook/meaning/fetch-model';

const SPEECH_MODEL_DIR =
  process.env['STITCHBOOK_MODEL_DIR'] ||
  fileURLToPath(new URL('../../../.data/models/moonshine-tiny', import.meta.url));

/** One folder for all tests and benchmarks, beside the speech models, so that the model is fetched once. */
export const EMBEDDING_MODEL_DIR = join(dirname(SPEECH_MODEL_DIR), 'minilm-l6-v2');

/** Resolves with the folder, in which the embedding model is then. */
export async function ensureEmbeddingModel(): Promise<string> {
  await fetchEmbeddingModel({ directory: EMBEDDING_MODEL_DIR });
  return EMBEDDING_MODEL_DIR;
}
