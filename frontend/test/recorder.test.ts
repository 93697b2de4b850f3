import { jest } from '@jest/globals';
import { player } from '../src/audio/player.ts';
import { dismissToast } from '../src/design/toast.ts';
import type { Track } from '../src/audio/sound.ts';
import { openDraftDatabase } from '../src/features/recording/drafts/draft-store.ts';
import { listDrafts } from '../src/features/recording/drafts/use-drafts.ts';
import type { AudioToSave, SaveAudio } from '../src/features/recording/save-audio.ts';
import { waitFor } from '@testing-library/react';
import { deleteDrafts, storedDrafts } from './crash-after.ts';
import { plugInMicrophone } from './fake-microphone.ts';
import { playOnTo } from './fake-playback.ts';
import { makeRecorder, record } from './make-recorder.ts';
import { ADA } from './server.ts';

afterEach(deleteDrafts);

describe('the recorder', () => {
  it('counts what was heard, not what the clock says', async () => {
    const { recorder } = makeRecorder();
    const microphone = await record(recorder, 1.5);
    expect(recorder.snapshot().seconds).toBe(1.5);
    recorder.pause();
    void recorder.resume();
    microphone.hear(61);
    expect(recorder.snapshot().seconds).toBe(62.5);
    expect(microphone.commands()).toEqual(['pause', 'resume']);
    recorder.close();
  });

  describe('beside the player', () => {
    const NOTE: Track = { src: '/api/notes/7/audio', title: 'By the canal', knownSeconds: 65, peaks: null, noteId: 7 };
    const isPlaying = () => player.stateOf(NOTE.src).isPlaying;

    it('has whatever is playing pause, at the start and when it goes on', async () => {
      const { recorder, state } = makeRecorder();
      player.play(NOTE);
      await record(recorder, 1);
      expect(isPlaying()).toBe(false);
      recorder.pause();
      player.play(NOTE);
      expect(recorder.snapshot().interruption).toBeNull();
      await recorder.resume();
      expect(isPlaying()).toBe(false);
      expect(state()).toBe('recording');
      recorder.close();
    });

    it('pauses when something begins to play, says why, and goes on when it is told to', async () => {
      const { recorder, state } = makeRecorder();
      const microphone = await record(recorder, 1);
      player.play(NOTE);
      expect(isPlaying()).toBe(true);
      expect(state()).toBe('paused');
      expect(microphone.commands()).toEqual(['pause']);
      expect(recorder.snapshot().interruption).toMatch(/something is being played\. Press Resume/);
      await recorder.resume();
      expect(isPlaying()).toBe(false);
      expect(recorder.snapshot()).toMatchObject({ state: 'recording', interruption: null });
      expect(microphone.commands()).toEqual(['pause', 'resume']);
      recorder.close();
      player.play(NOTE);
      expect(state()).toBe('idle');
    });

    it('is not paused by what was playing before and only tells how far it is', async () => {
      const { recorder, state } = makeRecorder();
      player.play(NOTE);
      const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
      await record(recorder, 1);
      // Browsers tell of the pause after a last timeupdate.
      playOnTo(12);
      pause.mockRestore();
      expect(state()).toBe('recording');
      recorder.close();
    });

    it('silences what began to play while the browser asked for the microphone', async () => {
      const { recorder, state } = makeRecorder();
      plugInMicrophone();
      const starting = recorder.start();
      player.play(NOTE);
      await starting;
      expect(isPlaying()).toBe(false);
      expect(state()).toBe('recording');
      recorder.close();
    });
  });

  it('tells of the time four times a second at most, however small the chunks', async () => {
    const { recorder } = makeRecorder();
    const microphone = await record(recorder, 0);
    const listener = jest.fn();
    recorder.subscribe(listener);
    for (let chunk = 0; chunk < 100; chunk += 1) microphone.hear(0.1);
    expect(listener.mock.calls.length).toBeGreaterThan(20);
    expect(listener.mock.calls.length).toBeLessThanOrEqual(40);
    await recorder.stop();
    expect(recorder.snapshot()).toMatchObject({ state: 'recorded', seconds: 10, recording: { duration: 10 } });
    recorder.close();
  });

  it('keeps on the device what it is closed on, and says so; not what is recorded over', async () => {
    const { recorder, onDraftsChanged } = makeRecorder();
    await record(recorder, 1);
    recorder.rename('A walk');
    recorder.close();
    await untilCalled(onDraftsChanged);
    expect(await (await openDraftDatabase()).getAll('takes')).toMatchObject([{ title: 'A walk' }]);
    await deleteDrafts();

    await record(recorder, 1);
    await recorder.stop();
    await record(recorder, 2);
    await recorder.stop();
    expect(recorder.snapshot().recording?.duration).toBe(2);
    await waitFor(async () => {
      dismissToast();
      expect(await storedDrafts()).toHaveLength(1);
    });
    recorder.close();
  });

  it('is free as soon as the device is sure to have the recording, and another page would save it', async () => {
    const sent: AudioToSave[] = [];
    const { recorder, state } = makeRecorder((audio) => {
      sent.push(audio);
      return new Promise(() => undefined);
    });
    await record(recorder, 1);
    recorder.rename('A walk');
    await recorder.stop();
    await recorder.save();
    expect(state()).toBe('idle');
    expect(sent).toMatchObject([{ title: 'A walk', duration: 1, jobId: null }]);
    expect(await (await openDraftDatabase()).getAll('takes')).toMatchObject([
      { title: 'A walk', waitsForNetwork: true },
    ]);
    expect(await listDrafts(ADA.id)).toEqual([]);
    await record(recorder, 2);
    expect(state()).toBe('recording');
    recorder.close();
  });

  it('saves nothing that was closed before the device was sure', async () => {
    const saveAudio = jest.fn<SaveAudio>();
    const { recorder } = makeRecorder(saveAudio);
    await record(recorder, 1);
    await recorder.stop();
    const saving = recorder.save();
    recorder.close();
    await saving;
    expect(saveAudio).not.toHaveBeenCalled();
    expect(await (await openDraftDatabase()).getAll('takes')).toMatchObject([{ waitsForNetwork: false }]);
  });

  const failed = {
    kind: 'failed',
    step: 'saving',
    waitsFor: null,
    reason: 'The disk is full.',
    isAtFault: false,
  } as const;
  it.each([
    ['was refused', () => Promise.resolve(failed)],
    ['broke', () => Promise.reject(new Error('The disk is full.'))],
  ])('leaves a draft whose saving %s to be offered again, with the reason', async (_, saveAudio: SaveAudio) => {
    const { recorder, savings } = makeRecorder(saveAudio);
    await record(recorder, 1);
    await recorder.stop();
    await recorder.save();
    const [draftId = ''] = await storedDrafts();
    await waitFor(() => expect(savings.problemOf(draftId)).toBe('The disk is full.'));
    expect(await listDrafts(ADA.id)).toMatchObject([{ id: draftId }]);
    expect(savings.draftIds().size).toBe(0);
  });

  it('does nothing where there is nothing to be done', async () => {
    const { recorder, state } = makeRecorder();
    recorder.pause();
    void recorder.resume();
    await recorder.stop();
    await recorder.save();
    expect(state()).toBe('idle');
  });
});

async function untilCalled(mock: jest.Mock): Promise<void> {
  for (let turn = 0; mock.mock.calls.length === 0 && turn < 200; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
}
