import type { Logger } from '@stitchbook/logging';
import { startLocalEngine } from './local/local.engine.ts';
import { startOpenAiEngine } from './openai/openai.engine.ts';
import type { SpeechEngine } from './speech-engine.ts';
import type { SpeechSettings } from './speech.settings.ts';

/** Starts the engine that is configured, models loaded. Rejects with an `Error` that says what is missing. */
export async function createSpeechEngine(settings: SpeechSettings, logger: Logger): Promise<SpeechEngine> {
  return settings.engine === 'openai' ? startOpenAiEngine(settings, logger) : startLocalEngine(settings, logger);
}
