import type { FactoryProvider } from '@nestjs/common';
import { StorageSettings, loadSettings } from '@stitchbook/config';
import { WorkerContext } from '@stitchbook/jobs/nest';
import { type SpeechEngine, SpeechSettings, createSpeechEngine } from '@stitchbook/speech';
import { type AudioStore, createAudioStore, removeLeftoverCopies } from '@stitchbook/storage';
import { measureSpeech } from './measure-speech.ts';

/** `AudioStore` of `@stitchbook/storage`. */
export const AUDIO_STORE = Symbol('AudioStore');
/** `SpeechEngine` of `@stitchbook/speech`. */
export const SPEECH_ENGINE = Symbol('SpeechEngine');

/** The store that the environment configures; first removes temporary copies that a killed process left. */
export const audioStore: FactoryProvider<AudioStore> = {
  provide: AUDIO_STORE,
  inject: [WorkerContext],
  async useFactory({ environment, logger }: WorkerContext) {
    const removed = await removeLeftoverCopies();
    if (removed > 0) logger.info({ count: removed }, 'removed leftover copies of recordings');
    return createAudioStore(loadSettings(StorageSettings, environment));
  },
};

/** The speech engine that the environment configures, models loaded, with its real-time factor measured. */
export const speechEngine: FactoryProvider<SpeechEngine> = {
  provide: SPEECH_ENGINE,
  inject: [WorkerContext],
  async useFactory({ environment, logger, metrics }: WorkerContext) {
    return measureSpeech(await createSpeechEngine(loadSettings(SpeechSettings, environment), logger), metrics);
  },
};
