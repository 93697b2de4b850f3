export {
  createAudioKey,
  type AudioStore,
  type ByteRange,
  type PresignedAudio,
  type PresignedUrls,
} from './audio-store.ts';
export { createAudioStore, createPresignedUrls } from './create-audio-store.ts';
export { removeLeftoverCopies } from './s3/temporary-copies.ts';
export { AudioMissingError, StorageError, StorageFullError, StorageUnavailableError } from './storage-errors.ts';
