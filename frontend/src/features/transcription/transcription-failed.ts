/** The audio is with the server or still here, but its words could not be had. `cause` says why. */
export class TranscriptionFailed extends Error {
  constructor(cause: unknown) {
    super('Transcription failed', { cause });
    this.name = 'TranscriptionFailed';
  }
}
