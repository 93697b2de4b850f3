import { fetchSpeechModel } from '@stitchbook/speech';

await fetchSpeechModel({ directory: process.argv[2] });
