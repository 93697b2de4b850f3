/** What a browser is told that goes to the store itself. */
export interface AddressedAudio {
  key: string;
  method: 'GET' | 'HEAD';
  /** What the store is to say of the audio. */
  contentType: string;
  contentDisposition: string;
  /** Whole seconds after which the store refuses the address. */
  validForSeconds: number;
}

/** Lets browsers fetch audio from the store itself, by addresses that are good for one recording and a while. */
export interface AudioAddresses {
  /** Where all of them lie, for the policy of what a page may load. */
  readonly origin: string;
  addressOf(audio: AddressedAudio): Promise<string>;
}
