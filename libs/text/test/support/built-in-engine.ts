import { loadSettings } from '@stitchbook/config';
import { createLogger } from '@stitchbook/logging';
import { createLanguageEngine, LanguageSettings, type LanguageEngine } from '@stitchbook/text';

/** The engine of an environment in which nothing is set. */
export function startBuiltInEngine(): LanguageEngine {
  return createLanguageEngine(loadSettings(LanguageSettings, {}), createLogger('test', { level: 'silent' }));
}
