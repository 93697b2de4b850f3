import { messageOf } from './user-facing-error.mjs';
import { fetchSpeechModel, isSpeechModelComplete } from '@stitchbook/speech/fetch-model';

const directory = process.argv[2] ?? '';
try {
  if (!(await isSpeechModelComplete(directory, 'moonshine-base'))) {
    await fetchSpeechModel({ directory, model: 'moonshine-base', environment: process.env });
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
