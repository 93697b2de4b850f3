import { checkModelDirectory, embeddingModelDirectory } from '../start/ensure-more-models.mjs';
import { fetchEmbeddingModel } from '@stitchbook/meaning/fetch-model';
import { fetchSpeechModel } from '@stitchbook/speech/fetch-model';

const directory = process.env.STITCHBOOK_MODEL_DIR;
if (!directory) throw new Error('STITCHBOOK_MODEL_DIR says where the speech model is kept.');
await fetchSpeechModel({ directory });
await fetchSpeechModel({ directory: checkModelDirectory(directory), model: 'moonshine-base' });
await fetchEmbeddingModel({ directory: embeddingModelDirectory(directory) });
