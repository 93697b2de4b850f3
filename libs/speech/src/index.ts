export type {
  Caption,
  LiveOptions,
  LiveTranscription,
  SpeechAudio,
  SpeechEngine,
  SpeechProgress,
  SpeechResult,
  TranscribeOptions,
} from './speech-engine.ts';
export { SpeechError, type SpeechErrorCode } from './speech-error.ts';
export { detectOfflineModel, UnknownModelError, type OfflineModel } from './local/detect-offline-model.ts';
export { SpeechSettings } from './speech.settings.ts';
export { createSpeechEngine } from './create-speech-engine.ts';
