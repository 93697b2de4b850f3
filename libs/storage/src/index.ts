export { createAudioKey } from './audio-key.ts';
export type { AddressedAudio, AudioAddresses } from './audio-addresses.ts';
export type { AudioStore, ByteRange } from './audio-store.ts';
export { createAudioAddresses, createAudioStore } from './create-audio-store.ts';
export { removeLeftCopies } from './s3/local-copies.ts';
export { AudioMissingError, StorageError, StorageFullError, StorageUnavailableError } from './storage-errors.ts';
