import { areModelFilesComplete } from '@stitchbook/model-files/stamp';
import { SPEECH_MODEL_SOURCES, type SpeechModelName } from './speech-model-sources.ts';

/** Whether `fetchSpeechModel` has finished in this folder and all its files are still whole. */
export function isSpeechModelComplete(directory: string, model: SpeechModelName = 'moonshine-tiny'): Promise<boolean> {
  return areModelFilesComplete(directory, SPEECH_MODEL_SOURCES[model]);
}
