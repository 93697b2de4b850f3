import type { FactoryProvider } from '@nestjs/common';
import { StorageSettings, loadSettings } from '@stitchbook/config';
import { WorkerContext } from '@stitchbook/jobs/nest';
import { type AudioStore, createAudioStore } from '@stitchbook/storage';

/** `AudioStore` of `@stitchbook/storage`. */
export const AUDIO_STORE = Symbol('AudioStore');

/** The store that the environment configures. */
export const audioStore: FactoryProvider<AudioStore> = {
  provide: AUDIO_STORE,
  inject: [WorkerContext],
  useFactory: ({ environment }: WorkerContext) => createAudioStore(loadSettings(StorageSettings, environment)),
};
