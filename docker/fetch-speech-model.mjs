import { fetchSpeechModel } from '@stitchbook/speech/fetch-model';

await fetchSpeechModel({ directory: process.argv[2] });
