import { loadSettings } from '@stitchbook/config';
import { createLogger } from '@stitchbook/logging';
import { createLanguageEngine, LanguageSettings, type LanguageEngine } from '@stitchbook/text';

/** For what never answers. */
export const IMPATIENT = { LANGUAGE_TIMEOUT_MS: '400' };

/** The engine that talks to `baseUrl`, patient enough for a busy machine. */
export function startModelEngine(baseUrl: string, environment: Record<string, string> = {}): LanguageEngine {
  const settings = loadSettings(LanguageSettings, {
    OPENAI_BASE_URL: baseUrl,
    OPENAI_API_KEY: 'key',
    OPENAI_MODEL: 'tiny',
    LANGUAGE_TIMEOUT_MS: '20000',
    ...environment,
  });
  return createLanguageEngine(settings, createLogger('test', { level: 'silent' }));
}
