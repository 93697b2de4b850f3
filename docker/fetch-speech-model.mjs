import { fetchSpeechModel } from '@stitchbook/speech/fetch-model';

const [directory, model] = process.argv.slice(2);
await fetchSpeechModel({ directory, model });
