import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { DraftWriter } from '../src/features/recording/drafts/draft-writer.ts';
import { deleteDrafts } from './crash-after.ts';
import { type FakeMicrophone, plugInMicrophone } from './fake-microphone.ts';
import { makeRecorder, record } from './make-recorder.ts';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await deleteDrafts();
});

describe('the recorder and its microphone', () => {
  it('lets go of the microphone when it stops, and when it is closed at any moment', async () => {
    const { recorder, state } = makeRecorder();
    const first = await record(recorder, 1);
    await recorder.stop();
    expect(first.isReleased()).toBe(true);
    const second = await record(recorder, 1);
    recorder.close();
    expect(second.isReleased()).toBe(true);
    const third = plugInMicrophone();
    const starting = recorder.start();
    await untilAsked(third);
    recorder.close();
    await starting;
    expect(third.isReleased()).toBe(true);
    void recorder.start();
    recorder.close();
    await aMoment();
    expect(third.asked).toHaveLength(1);
    expect(state()).toBe('idle');
  });

  it('lets go of the microphone at once when it is closed before the sound is there', async () => {
    const { recorder } = makeRecorder();
    const microphone = plugInMicrophone();
    microphone.keepSound();
    void recorder.start();
    await aMoment();
    expect(microphone.track().isReleased).toBe(false);
    recorder.close();
    expect(microphone.track().isReleased).toBe(true);
  });

  it('does not wait for ever for a device that does not give its sound', async () => {
    const { recorder, state } = makeRecorder();
    const microphone = plugInMicrophone();
    microphone.keepSound();
    jest.useFakeTimers();
    const starting = recorder.start();
    await jest.advanceTimersByTimeAsync(6000);
    jest.useRealTimers();
    await starting;
    expect(state()).toBe('idle');
    expect(recorder.snapshot().refusal).toBe('sound-taken');
    expect(microphone.track().isReleased).toBe(true);
  });

  it('is interrupted when the microphone has ended before it could be watched', async () => {
    const { recorder, state } = makeRecorder();
    const microphone = plugInMicrophone();
    const starting = recorder.start();
    await untilAsked(microphone);
    microphone.track().readyState = 'ended';
    await starting;
    await waitFor(() => expect(state()).toBe('interrupted'));
    recorder.close();
  });

  it('can be stopped again when its sound could not be put together', async () => {
    jest.spyOn(DraftWriter.prototype, 'finish').mockRejectedValueOnce(new Error('no memory'));
    const { recorder, state } = makeRecorder();
    await record(recorder, 1);
    await recorder.stop();
    expect(recorder.snapshot()).toMatchObject({ state: 'interrupted', seconds: 1 });
    expect(recorder.snapshot().interruption).toMatch(/press Stop to try again/);
    await recorder.stop();
    expect(state()).toBe('recorded');
    expect(recorder.snapshot().recording?.duration).toBe(1);
    recorder.close();
  });

  it('finishes with what it has when the end of the sound does not come', async () => {
    const { recorder, state } = makeRecorder();
    const microphone = await record(recorder, 1);
    microphone.failToStop();
    await recorder.stop();
    expect(state()).toBe('recorded');
    expect(microphone.isReleased()).toBe(true);
    recorder.close();
  });
});

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

async function untilAsked({ asked }: FakeMicrophone): Promise<void> {
  while (asked.length === 0) await Promise.resolve();
}
