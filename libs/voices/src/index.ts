import 'reflect-metadata';
export type { Line, Sound, SpeakOptions, SpeechSynthesizer } from './speech-synthesizer.ts';
export { VoiceError, type VoiceErrorCode } from './voice-error.ts';
export { VoiceSettings } from './voice.settings.ts';
export { createSpeechSynthesizer } from './create-speech-synthesizer.ts';
export { readScript } from './script/read-script.ts';
export { encodeMp3, type SpeechLength } from './sound/encode-mp3.ts';
