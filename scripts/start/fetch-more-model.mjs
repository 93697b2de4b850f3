import { messageOf } from './user-facing-error.mjs';
import { fetchEmbeddingModel } from '@stitchbook/meaning/fetch-model';
import { fetchSpeechModel } from '@stitchbook/speech/fetch-model';

const [model, directory = ''] = process.argv.slice(2);
const options = { directory, environment: process.env };
try {
  await (model === 'embedding'
    ? fetchEmbeddingModel(options)
    : fetchSpeechModel({ ...options, model: 'moonshine-base' }));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
