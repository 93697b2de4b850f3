import type { FactoryProvider, InjectionToken } from '@nestjs/common';
import { loadSettings } from '@stitchbook/config';
import type { Logger } from '@stitchbook/logging';
import { createLanguageEngine } from '../create-language-engine.ts';
import type { LanguageEngine } from '../language-engine.ts';
import { LanguageSettings } from '../language.settings.ts';

/** Injects a `LanguageEngine`, where a module lists what `provideLanguageEngine` returns. */
export const LANGUAGE_ENGINE = Symbol('LanguageEngine');

/**
 * The language engine that the environment configures, as a provider of a Nest module. `context` is the token under which the
 * application provides the environment and the logger of its process. The application does not start where a setting is wrong.
 */
export function provideLanguageEngine(context: InjectionToken): FactoryProvider<LanguageEngine> {
  return {
    provide: LANGUAGE_ENGINE,
    inject: [context],
    useFactory: ({ environment, logger }: { environment: NodeJS.ProcessEnv; logger: Logger }) =>
      createLanguageEngine(loadSettings(LanguageSettings, environment), logger),
  };
}
