import { jest } from '@jest/globals';
import { Recorder } from '../src/features/recording/recorder/recorder.ts';
import type { SaveAudio } from '../src/features/recording/save-audio.ts';
import { FailedUploads } from '../src/features/recording/failed-uploads.ts';
import { Savings } from '../src/features/recording/savings.ts';
import { plugInMicrophone } from './fake-microphone.ts';
import { ADA } from './server.ts';

export function makeRecorder(saveAudio: SaveAudio = () => Promise.resolve({ kind: 'saved' })) {
  const onDraftsChanged = jest.fn(() => Promise.resolve());
  const savings = new Savings();
  const failedUploads = new FailedUploads();
  const recorder = new Recorder(ADA.id, {
    saveAudio,
    savings,
    failedUploads,
    onDraftsChanged,
    isListShown: () => true,
  });
  return { recorder, savings, onDraftsChanged, state: () => recorder.snapshot().state };
}

export async function record(recorder: Recorder, seconds: number) {
  const microphone = plugInMicrophone();
  await recorder.start();
  microphone.hear(seconds);
  return microphone;
}
