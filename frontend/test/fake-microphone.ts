import { act } from '@testing-library/react';
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

/** What the page knows of the microphone itself. */
class FakeTrack extends EventTarget {
  muted = false;
  readyState = 'live';
  isReleased = false;
  stop = () => {
    this.isReleased = true;
  };
  getSettings = () => ({ deviceId: 'desk' });
}

/** What an audio context waits for before it runs. */
let soundIsGiven: Promise<void> = Promise.resolve();

class FakeAudioContext extends EventTarget {
  state = 'running';
  /** Seconds by which the sound's own clock has fallen behind. */
  behindSeconds = 0;
  audioWorklet = { addModule: () => Promise.resolve() };
  resume = () => soundIsGiven;
  close = () => Promise.resolve();
  createMediaStreamSource = () => ({ connect: () => undefined });

  get currentTime(): number {
    return Date.now() / 1000 - this.behindSeconds;
  }
}

interface FakeDevice {
  deviceId: string;
  label: string;
}

const DESK: FakeDevice = { deviceId: 'desk', label: 'Desk microphone' };

export interface FakeMicrophone {
  isReleased: () => boolean;
  /** What the recorder told the audio thread so far. */
  commands: () => CaptureCommand[];
  /** Lets this many seconds be heard: silence, or a sound as loud as `level` of 32,767. */
  hear: (seconds: number, level?: number) => void;
  /** The track and the context that are used now, to let something happen to them. */
  track: () => FakeTrack;
  context: () => FakeAudioContext;
  /** What `getUserMedia` was asked for, one for each time. */
  asked: MediaStreamConstraints[];
  /** The microphones that are there from now on. */
  plugIn: (devices: FakeDevice[]) => void;
  /** From now on the browser says no, by an error of this name; null for yes. */
  refuse: (errorName: string | null) => void;
  /** From now on the browser waits for the person's answer; what this returns gives it. */
  ask: () => () => void;
  /** From now on the sound of this device is never given. */
  keepSound: () => void;
  /** The audio thread can be told nothing any more. */
  failToStop: () => void;
}

interface FakeMicrophoneOptions {
  /** The browser says no. */
  refuses?: boolean;
  devices?: FakeDevice[];
}

/** A microphone that may be used. */
export function plugInMicrophone({ refuses = false, devices = [DESK] }: FakeMicrophoneOptions = {}): FakeMicrophone {
  const worklets: FakeWorklet[] = [];
  const tracks: FakeTrack[] = [];
  const contexts: FakeAudioContext[] = [];
  const asked: MediaStreamConstraints[] = [];
  let error = refuses ? 'NotAllowedError' : null;
  let there = devices;
  let answer: Promise<void> | null = null;
  soundIsGiven = Promise.resolve();
  const mediaDevices = Object.assign(new EventTarget(), {
    getUserMedia: async (constraints: MediaStreamConstraints) => {
      asked.push(constraints);
      await answer;
      if (error) throw new DOMException('Denied', error);
      const track = new FakeTrack();
      tracks.push(track);
      return { getTracks: () => [track], getAudioTracks: () => [track] };
    },
    enumerateDevices: () => Promise.resolve(there.map((device) => ({ ...device, kind: 'audioinput' }))),
  });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });
  Object.assign(globalThis, {
    AudioContext: class extends FakeAudioContext {
      constructor() {
        super();
        contexts.push(this);
      }
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
    asked,
    isReleased: () => tracks.at(-1)?.isReleased ?? false,
    commands: () => worklets.at(-1)?.heard ?? [],
    hear: (seconds, level = 0) =>
      act(() => worklets.at(-1)?.send({ kind: 'chunk', pcm: new Int16Array(seconds * 16_000).fill(level) })),
    track: () => tracks.at(-1) ?? new FakeTrack(),
    context: () => contexts.at(-1) ?? new FakeAudioContext(),
    plugIn: (next) => {
      there = next;
      mediaDevices.dispatchEvent(new Event('devicechange'));
    },
    refuse: (errorName) => {
      error = errorName;
    },
    ask: () => {
      let giveAnswer: () => void = () => undefined;
      answer = new Promise((resolve) => {
        giveAnswer = resolve;
      });
      return giveAnswer;
    },
    keepSound: () => {
      soundIsGiven = new Promise(() => undefined);
    },
    failToStop: () => {
      const worklet = worklets.at(-1);
      if (!worklet) return;
      worklet.port.postMessage = () => {
        throw new DOMException('closed', 'InvalidStateError');
      };
    },
  };
}
