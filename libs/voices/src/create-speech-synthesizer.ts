import { FliteEngine } from './flite/flite.engine.ts';
import { OpenAiVoices } from './openai/openai.engine.ts';
import type { SpeechSynthesizer } from './speech-synthesizer.ts';
import type { VoiceSettings } from './voice.settings.ts';

/** A speech service where an address or a key is set, else the voices that need neither. */
export function createSpeechSynthesizer(settings: VoiceSettings): SpeechSynthesizer {
  return settings.baseUrl || settings.apiKey ? new OpenAiVoices(settings) : new FliteEngine();
}
