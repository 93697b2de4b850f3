import type { CaptureCommand, CaptureMessage } from '../src/features/recording/capture/messages.ts';

/** The audio thread's end of the wire. */
class FakeWorklet {
  readonly heard: CaptureCommand[] = [];
  readonly port: {
    onmessage: ((event: { data: CaptureMessage }) => void) | null;
    postMessage: (command: CaptureCommand) => void;
  } = {
    onmessage: null,
    postMessage: (command) => {
      this.heard.push(command);
      if (command === 'stop') queueMicrotask(() => this.send({ kind: 'ended' }));
    },
  };

  send(data: CaptureMessage): void {
    this.port.onmessage?.({ data });
  }
}

export interface FakeMicrophone {
  isReleased: () => boolean;
  /** What the recorder told the audio thread so far. */
  commands: () => CaptureCommand[];
  /** Lets this many seconds of silence be heard. */
  hear: (seconds: number) => void;
}

/** A microphone that may be used; `refuses` makes the browser say no. */
export function plugInMicrophone({ refuses = false } = {}): FakeMicrophone {
  let isReleased = false;
  const worklets: FakeWorklet[] = [];
  const track = {
    stop: () => {
      isReleased = true;
    },
  };
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: () =>
        refuses
          ? Promise.reject(new DOMException('Denied', 'NotAllowedError'))
          : Promise.resolve({ getTracks: () => [track] }),
    },
  });
  Object.assign(globalThis, {
    AudioContext: class {
      audioWorklet = { addModule: () => Promise.resolve() };
      resume = () => Promise.resolve();
      close = () => Promise.resolve();
      createMediaStreamSource = () => ({ connect: () => undefined });
    },
    AnalyserNode: class {
      fftSize = 2048;
      getFloatTimeDomainData = () => undefined;
    },
    AudioWorkletNode: class extends FakeWorklet {
      constructor() {
        super();
        worklets.push(this);
      }
    },
  });
  return {
    isReleased: () => isReleased,
    commands: () => worklets.at(-1)?.heard ?? [],
    hear: (seconds) => worklets.at(-1)?.send({ kind: 'chunk', pcm: new Int16Array(seconds * 16_000) }),
  };
}
