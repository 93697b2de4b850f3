import type { StorageSettings } from '@stitchbook/config';
import type { AudioStore } from './audio-store.ts';
import { FilesystemAudioStore } from './filesystem-audio-store.ts';

export { createAudioKey } from './audio-key.ts';
export type { AudioStore, ByteRange } from './audio-store.ts';
export { AudioMissingError, StorageError, StorageFullError, StorageUnavailableError } from './storage-errors.ts';

export function createAudioStore(settings: StorageSettings): AudioStore {
  return new FilesystemAudioStore(settings.directory);
}
