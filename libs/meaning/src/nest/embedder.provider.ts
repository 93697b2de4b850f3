import type { FactoryProvider, InjectionToken } from '@nestjs/common';
import { loadSettings } from '@stitchbook/config';
import { createEmbedder } from '../create-embedder.ts';
import type { Embedder } from '../embedder.ts';
import { MeaningSettings } from '../meaning.settings.ts';

/** Injects an `Embedder`, where a module lists what `provideEmbedder` returns. */
export const EMBEDDER = Symbol('Embedder');

/**
 * The embedder that the environment configures, as a provider of a Nest module. `context` is the token under which the
 * application provides the environment of its process. The application does not start where a setting is wrong.
 */
export function provideEmbedder(context: InjectionToken, niceness: number): FactoryProvider<Embedder> {
  return {
    provide: EMBEDDER,
    inject: [context],
    useFactory: ({ environment }: { environment: NodeJS.ProcessEnv }) =>
      createEmbedder(loadSettings(MeaningSettings, environment), niceness),
  };
}
