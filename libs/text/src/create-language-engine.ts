import type { Logger } from '@stitchbook/logging';
import type { LanguageEngine } from './language-engine.ts';
import type { LanguageSettings } from './language.settings.ts';
import { ModelEngine } from './model/model-engine.ts';
import { ThreadedEngine } from './thread/threaded-engine.ts';

/** A language model where a key or an address is set, else the engine that needs neither. */
export function createLanguageEngine(settings: LanguageSettings, logger: Logger): LanguageEngine {
  const builtIn = new ThreadedEngine(settings);
  return settings.apiKey || settings.baseUrl ? new ModelEngine(settings, builtIn, logger) : builtIn;
}
