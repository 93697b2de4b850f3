/** The store could not do its work; `message` is a sentence for a person, `cause` what really happened. */
export class StorageError extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
  }
}

export class StorageUnavailableError extends StorageError {
  constructor(options?: ErrorOptions) {
    super('storage.unavailable', 'The audio store cannot be reached right now. Please try again in a minute.', options);
  }
}

export class StorageFullError extends StorageError {
  constructor(options?: ErrorOptions) {
    super('storage.full', 'There is no room left for audio on this server. Please tell whoever runs it.', options);
  }
}

export class AudioMissingError extends StorageError {
  constructor(options?: ErrorOptions) {
    super('audio.missing', 'The audio of this recording is gone.', options);
  }
}
