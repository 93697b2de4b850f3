import workletUrl from './pcm-worklet.ts?worker&url';
import type { CaptureCommand, CaptureMessage } from './messages.ts';

const FFT_SIZE = 2048;
/** Nothing is played while recording, so there is no echo to cancel, and cancelling would colour the voice. */
const MICROPHONE = { channelCount: 1, echoCancellation: false, noiseSuppression: true, autoGainControl: true };
/** An audio thread that has died must not keep the person from what was already heard. */
const LAST_CHUNK_WITHIN_MS = 2000;

/** A microphone that is being heard. */
export interface Capture {
  /** Looks at the sound as it is now, for drawing. */
  analyser: AnalyserNode;
  pause: () => void;
  resume: () => void;
  /** Resolves when the last chunk has been handed over; the microphone is released at once. */
  stop: () => Promise<void>;
  /** Releases the microphone without waiting for the rest. */
  discard: () => void;
}

/**
 * Asks for the microphone and hands on what it hears: 16 kHz, 16-bit, mono, chunk by chunk.
 * Throws what the browser throws when there is no microphone or it is refused.
 */
export async function startCapture(onChunk: (pcm: Int16Array<ArrayBuffer>) => void): Promise<Capture> {
  const microphone = await navigator.mediaDevices.getUserMedia({ audio: MICROPHONE });
  const release = () => microphone.getTracks().forEach((track) => track.stop());
  const context = new AudioContext();
  try {
    await context.audioWorklet.addModule(workletUrl);
    await context.resume();
  } catch (error) {
    release();
    void context.close();
    throw error;
  }

  const source = context.createMediaStreamSource(microphone);
  const analyser = new AnalyserNode(context, { fftSize: FFT_SIZE });
  const worklet = new AudioWorkletNode(context, 'pcm', { numberOfOutputs: 0 });
  const ended = new Promise<void>((resolve) => {
    worklet.port.onmessage = ({ data }: MessageEvent<CaptureMessage>) => {
      if (data.kind === 'chunk') onChunk(data.pcm);
      else resolve();
    };
  });
  source.connect(analyser);
  source.connect(worklet);

  const tell = (command: CaptureCommand) => worklet.port.postMessage(command);
  const discard = () => {
    release();
    if (context.state !== 'closed') void context.close();
  };
  return {
    analyser,
    pause: () => tell('pause'),
    resume: () => tell('resume'),
    stop: async () => {
      tell('stop');
      release();
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, LAST_CHUNK_WITHIN_MS))]);
      discard();
    },
    discard,
  };
}
