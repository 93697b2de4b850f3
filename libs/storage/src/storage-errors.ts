import { OperationalError } from '@stitchbook/contracts';

/** A failure of the audio store; `message` is a sentence for a person, `cause` the error of the disk or of S3. */
export class StorageError extends OperationalError {
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(code, message, { ...options, permanent: false });
  }
}

/** `storage.unavailable`: the disk or the S3 store cannot be reached. */
export class StorageUnavailableError extends StorageError {
  constructor(options?: ErrorOptions) {
    super('storage.unavailable', 'The audio store cannot be reached right now. Please try again in a minute.', options);
  }
}

/** `storage.full`: no space is left. */
export class StorageFullError extends StorageError {
  constructor(options?: ErrorOptions) {
    super('storage.full', 'There is no space left for audio on this server. Please tell whoever runs it.', options);
  }
}

/** `audio.missing`: there is no audio under this key. */
export class AudioMissingError extends StorageError {
  constructor(options?: ErrorOptions) {
    super('audio.missing', 'The audio of this recording is gone.', options);
  }
}
