export { createAudioKey } from './audio-key.ts';
export type { AudioStore, ByteRange } from './audio-store.ts';
export { createAudioStore } from './create-audio-store.ts';
export { AudioMissingError, StorageError, StorageFullError, StorageUnavailableError } from './storage-errors.ts';
