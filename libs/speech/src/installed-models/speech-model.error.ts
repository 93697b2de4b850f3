/** Why a speech model cannot be used; the message is a sentence for whoever runs the server. */
export class SpeechModelError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SpeechModelError';
  }
}
