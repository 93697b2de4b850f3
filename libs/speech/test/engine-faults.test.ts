import { jest } from '@jest/globals';
import { join } from 'node:path';
import type { SpeechAudio, SpeechProgress } from '@stitchbook/speech';
import { fixtureAudio } from './support/fixtures.ts';
import { LOOPS } from './support/loop-recording.ts';
import { makeWav, silence } from './support/make-wav.ts';
import { isRunning, untilNoneRuns } from './support/running.ts';
import { ScratchFolder } from './support/scratch-folder.ts';
import { closeStartedEngines, startEngine } from './support/start-engine.ts';

jest.setTimeout(120_000);

describe('a speech engine in trouble', () => {
  let scratch: ScratchFolder;
  let minutes: SpeechAudio;
  beforeAll(async () => {
    scratch = await ScratchFolder.create();
    minutes = { path: join(scratch.path, 'minutes.wav'), format: 'wav' };
    await LOOPS.wav(minutes.path, 60);
  });
  afterEach(closeStartedEngines);
  afterAll(async () => scratch.remove());

  it.each([
    ['aborts', 'SIGABRT', 'engine.stopped'],
    ['breaks a memory page', 'SIGSEGV', 'engine.stopped'],
    ['is killed by the system', 'SIGKILL', 'engine.stopped'],
    ['stands still', 'SIGSTOP', 'engine.stalled'],
  ] as const)('fails only the recording it was at when it %s, and is replaced', async (_, signal, code) => {
    const { engine, childPids } = await startEngine({ stallSeconds: signal === 'SIGSTOP' ? 12 : 60 });
    const [first = 0] = childPids;
    let neighbour: Promise<{ text: string }> | undefined;
    const hit = engine.transcribe(minutes, {
      onProgress: () => {
        if (neighbour) return;
        neighbour = engine.transcribe(fixtureAudio('amiable.wav'));
        process.kill(first, signal);
      },
    });
    await expect(hit).rejects.toMatchObject({ name: 'SpeechError', code, permanent: false });
    await expect(neighbour).resolves.toMatchObject({ text: expect.stringContaining('amiable') });
    expect(isRunning(first)).toBe(false);
    expect((await engine.transcribe(fixtureAudio('amiable.wav'))).text).toContain('amiable');
  });

  it('does not let the one who waits see what the engine said', async () => {
    const { engine, childPids } = await startEngine();
    const hit = engine.transcribe(minutes, { onProgress: () => process.kill(childPids[0] ?? 0, 'SIGKILL') });
    await expect(hit).rejects.toMatchObject({
      message: 'The speech engine stopped in the middle of this recording. Please try again.',
      cause: expect.objectContaining({ message: expect.stringContaining('SIGKILL') }),
    });
  });

  it('ends at once when aborted, with the reason given', async () => {
    const { engine, childPids } = await startEngine();
    const abort = new AbortController();
    const reason = new Error('the note was deleted');
    const hit = engine.transcribe(minutes, { signal: abort.signal, onProgress: () => abort.abort(reason) });
    await expect(hit).rejects.toBe(reason);
    await untilNoneRuns(childPids);
    await expect(engine.transcribe(minutes, { signal: abort.signal })).rejects.toBe(reason);
  });

  it('is stopped by its memory limit', async () => {
    // Less than a process takes before it has loaded anything: however fast that is, somebody has looked by then.
    await expect(startEngine({ memoryLimitMb: 20 })).rejects.toMatchObject({
      code: 'engine.unavailable',
      cause: expect.objectContaining({ code: 'engine.out-of-memory' }),
    });
  });

  it('leaves the event loop of its parent free, and its processes warm', async () => {
    const { engine, childPids } = await startEngine();
    let turns = 0;
    const count = setInterval(() => (turns += 1), 1);
    await Promise.all([1, 2].map(async () => engine.transcribe(fixtureAudio('dashwood.m4a'))));
    await Promise.all([1, 2].map(async () => engine.transcribe(fixtureAudio('dashwood.mp3'))));
    clearInterval(count);
    expect(childPids).toHaveLength(2);
    // Transcribing in this process would leave it a turn or two for each segment of speech.
    expect(turns).toBeGreaterThan(50);
    await engine.close();
    expect(childPids.some(isRunning)).toBe(false);
  });

  it('refuses a recording that is longer than allowed, before decoding it', async () => {
    const { engine } = await startEngine({ maxAudioHours: 0.1 });
    const told: number[] = [];
    const onProgress = ({ doneSeconds }: SpeechProgress) => told.push(doneSeconds);
    await expect(engine.transcribe(minutes, { onProgress })).rejects.toMatchObject({
      code: 'audio.too-long',
      permanent: true,
      message: 'This recording is longer than 0.1 hours, the most that can be transcribed here.',
    });
    expect(told.filter((doneSeconds) => doneSeconds > 0)).toEqual([]);
  });

  it('fails what is under way when it is closed', async () => {
    const { engine } = await startEngine();
    const hit = engine.transcribe(minutes, { onProgress: () => void engine.close() });
    await expect(hit).rejects.toMatchObject({ code: 'engine.stopped', permanent: false });
  });

  it('survives a listener of progress that throws', async () => {
    const { engine } = await startEngine();
    const audio = await scratch.keep('silence.wav', makeWav(silence(5)));
    const throwing = () => {
      throw new Error('the listener is broken');
    };
    await expect(engine.transcribe(audio, { onProgress: throwing })).rejects.toThrow('the listener is broken');
    expect((await engine.transcribe(audio)).text).toBe('');
  });

  it('says what was looked for when there is no model', async () => {
    await expect(startEngine({ modelDirectory: scratch.path })).rejects.toThrow(
      /No speech model .* moonshine: encoder, mergedDecoder, tokens\.txt.* whisper: encoder, decoder, tokens\.txt/s,
    );
  });
});
