import { chosenMicrophone } from './chosen-microphone.ts';
import workletUrl from './pcm-worklet.ts?worker&url';
import { type Interruption, watchMicrophone } from './watch-microphone.ts';
import type { CaptureCommand, CaptureMessage } from './messages.ts';

const FFT_SIZE = 2048;
/** What is played pauses the recorder, so there is no echo to cancel, and cancelling would colour the voice. */
const MICROPHONE = { channelCount: 1, echoCancellation: false, noiseSuppression: true, autoGainControl: true };
/** While a call has the sound of a device, its browser may wait for the end of it. */
const RESUMES_WITHIN_MS = 5000;
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

interface CaptureListeners {
  onChunk: (pcm: Int16Array<ArrayBuffer>) => void;
  /** Told once, when nothing is heard any more without having been stopped. What is left of it is for `stop`. */
  onLost: (why: Interruption) => void;
}

/**
 * Asks for the microphone and hands on what it hears: 16 kHz, 16-bit, mono, chunk by chunk.
 * Throws what the browser throws when there is no microphone or it is refused, and a `TimeoutError` when this device does
 * not give its sound. Once the signal says that it is not wanted any more, the microphone is released at once.
 */
export async function startCapture(listeners: CaptureListeners, signal: AbortSignal): Promise<Capture> {
  signal.throwIfAborted();
  const deviceId = chosenMicrophone();
  // One that is not there any more is no reason to record nothing.
  const wanted = deviceId ? { ...MICROPHONE, deviceId: { ideal: deviceId } } : MICROPHONE;
  const microphone = await navigator.mediaDevices.getUserMedia({ audio: wanted });
  const release = () => microphone.getTracks().forEach((track) => track.stop());
  signal.addEventListener('abort', release, { once: true });
  let context: AudioContext | null = null;
  try {
    signal.throwIfAborted();
    context = new AudioContext();
    await context.audioWorklet.addModule(workletUrl);
    await resume(context);
    signal.throwIfAborted();
    return capture(microphone, context, release, listeners);
  } catch (error) {
    release();
    void context?.close();
    throw error;
  } finally {
    signal.removeEventListener('abort', release);
  }
}

async function resume(context: AudioContext): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const late = () => reject(new DOMException('The sound of this device was not given in time.', 'TimeoutError'));
    timer = setTimeout(late, RESUMES_WITHIN_MS);
  });
  await Promise.race([context.resume(), tooLate]).finally(() => clearTimeout(timer));
}

function capture(
  microphone: MediaStream,
  context: AudioContext,
  release: () => void,
  { onChunk, onLost }: CaptureListeners,
): Capture {
  const source = context.createMediaStreamSource(microphone);
  const analyser = new AnalyserNode(context, { fftSize: FFT_SIZE });
  const worklet = new AudioWorkletNode(context, 'pcm', { numberOfOutputs: 0 });
  const ended = new Promise<void>((resolve) => {
    worklet.port.onmessage = ({ data }: MessageEvent<CaptureMessage>) => {
      if (data.kind === 'chunk') onChunk(data.pcm);
      else resolve();
    };
  });
  worklet.onprocessorerror = () => onLost('failed');
  source.connect(analyser);
  source.connect(worklet);

  const [track] = microphone.getAudioTracks();
  const unwatch = track ? watchMicrophone(track, context, onLost) : () => undefined;

  const send = (command: CaptureCommand) => worklet.port.postMessage(command);
  const discard = () => {
    unwatch();
    release();
    if (context.state !== 'closed') void context.close();
  };
  return {
    analyser,
    pause: () => send('pause'),
    resume: () => send('resume'),
    stop: async () => {
      send('stop');
      unwatch();
      release();
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, LAST_CHUNK_WITHIN_MS))]);
      discard();
    },
    discard,
  };
}
