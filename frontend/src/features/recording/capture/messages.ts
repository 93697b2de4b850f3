/** To the audio thread. */
export type CaptureCommand = 'pause' | 'resume' | 'stop';

/** From the audio thread; nothing comes after `ended`. */
export type CaptureMessage = { kind: 'chunk'; pcm: Int16Array<ArrayBuffer> } | { kind: 'ended' };
