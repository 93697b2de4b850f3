import type { Logger } from '@stitchbook/logging';
import type { SpeechEngine } from './speech-engine.ts';
import type { SpeechSettings } from './speech.settings.ts';

/** Starts the engine that is configured, models loaded. Rejects with an `Error` that says what is missing. */
export async function createSpeechEngine(settings: SpeechSettings, logger: Logger): Promise<SpeechEngine> {
  if (settings.engine === 'openai') {
    const { startOpenAiEngine } = await import('./openai/openai.engine.ts');
    return startOpenAiEngine(settings, logger);
  }
  const { startLocalEngine } = await import('./child/local.engine.ts');
  return startLocalEngine(settings, logger);
}
