import { DEFAULT_RECORDING_TITLE } from '@stitchbook/contracts';
import type { LiveUpload } from '../../../uploads/live-upload.ts';
import type { Interruption } from '../capture/watch-microphone.ts';
import type { SavingProgress } from '../save-audio.ts';
import type { RecorderState } from './recorder-state.ts';

export interface Recording {
  id: string;
  /** What was said on this device. */
  audio: Blob;
  /** Seconds, with what was said before. */
  duration: number;
  /** At 16 kHz: said on another device. */
  samplesBefore: number;
  /** Whether this device has kept all of it. */
  isStored: boolean;
}

export interface RecorderSnapshot {
  state: RecorderState;
  title: string;
  /** Seconds that were heard, whatever the clock says, with those before. */
  seconds: number;
  /** Seconds that were said on another device before. */
  secondsBefore: number;
  /** Null while nothing is heard. */
  analyser: AnalyserNode | null;
  /** What leaves for the server meanwhile, from `recording` on. */
  upload: LiveUpload | null;
  /** What was recorded, from `recorded` on. */
  recording: Recording | null;
  /** Why nothing is heard any more, in a sentence. */
  interruption: string | null;
  /** Why the microphone could not be had at the start. */
  refusal: Interruption | null;
  /** Whether nothing but silence has come from the microphone for a while. */
  isSilent: boolean;
  /** Why this device cannot keep the recording, in a sentence. */
  storageTrouble: string | null;
  /** How far the saving is. */
  progress: SavingProgress | null;
  /** Why it could not be saved, in a sentence. */
  problem: string | null;
  /** Whether the person sees the panel, and with it what becomes of their recording. */
  isPanelInView: boolean;
}

/** Without a recording. Which of its views is seen is another matter. */
export const AT_REST: Omit<RecorderSnapshot, 'isPanelInView'> = {
  state: 'idle',
  title: DEFAULT_RECORDING_TITLE,
  seconds: 0,
  secondsBefore: 0,
  analyser: null,
  upload: null,
  recording: null,
  interruption: null,
  refusal: null,
  isSilent: false,
  storageTrouble: null,
  progress: null,
  problem: null,
};
