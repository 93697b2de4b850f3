/** An entry point of its own: what talks to a registry is needed once in the life of an installation. */
export type { ModelFetchProgress } from '@stitchbook/model-files';
export { fetchSpeechModel, type FetchSpeechModelOptions } from './model/fetch-speech-model.ts';
export { isSpeechModelComplete } from './model/speech-model-stamp.ts';
