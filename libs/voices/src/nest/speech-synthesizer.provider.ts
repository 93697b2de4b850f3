import type { FactoryProvider, InjectionToken } from '@nestjs/common';
import { loadSettings } from '@stitchbook/config';
import { createSpeechSynthesizer } from '../create-speech-synthesizer.ts';
import type { SpeechSynthesizer } from '../speech-synthesizer.ts';
import { VoiceSettings } from '../voice.settings.ts';

/** Injects a `SpeechSynthesizer`, where a module lists what `provideSpeechSynthesizer` returns. */
export const SPEECH_SYNTHESIZER = Symbol('SpeechSynthesizer');

/**
 * The voices that the environment configures, as a provider of a Nest module. `context` is the token under which the application
 * provides the environment of its process. The application does not start where a setting is wrong.
 */
export function provideSpeechSynthesizer(context: InjectionToken): FactoryProvider<SpeechSynthesizer> {
  return {
    provide: SPEECH_SYNTHESIZER,
    inject: [context],
    useFactory: ({ environment }: { environment: NodeJS.ProcessEnv }) =>
      createSpeechSynthesizer(loadSettings(VoiceSettings, environment)),
  };
}
