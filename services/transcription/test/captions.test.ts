import { Upload } from '@stitchbook/database';
import { Captioning, transcriptOf } from './support/captioning.ts';

const captioning = new Captioning();

describe('a recording that arrives while somebody speaks', () => {
  it('is shown word by word, and has been transcribed when it is complete', async () => {
    const worker = captioning.startWorker();
    const upload = await captioning.begin();
    const speaking = upload.speak();
    await upload.untilShown(/Dashwood/);
    const early = await upload.captions();
    // Whether they are final by then is a matter of the machine: `live-transcription.test.ts` sees them grow.
    expect(early[0]).toMatchObject({ number: 0 });
    expect((await upload.row()).captionState).toBe('live');
    await speaking;
    await upload.end();
    await upload.untilState('done');
    // Its audio is nowhere: a transcription of the whole would fail.
    const { job, recording } = await captioning.transcribe(null, upload);
    expect(job).toMatchObject({ state: 'done', attempt: 1, error: null });
    const { recording: whole } = await captioning.transcribe(captioning.wav);
    expect(transcriptOf(recording)).toEqual(transcriptOf(whole));
    expect(recording.engine).toBe('moonshine-tiny+moonshine-base');
    expect(await upload.row()).toMatchObject({ captionState: 'done', captioner: null, captionerUntil: null });
    const captions = await upload.captions();
    expect(await upload.shown()).toBe(recording.transcript);
    expect(captions.every(({ isFinal }) => isFinal)).toBe(true);

    const [, port] = /"metricsPort":(\d+)/.exec(worker.log()) ?? [];
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(metrics).toContain('stitchbook_caption_sessions 0');
    expect(metrics).toMatch(/stitchbook_caption_lag_seconds_count [1-9]/);
    expect(worker.log()).not.toMatch(/dashwood/i);
  }, 300_000);

  it('is taken over from its beginning when its worker is killed', async () => {
    const first = captioning.startWorker();
    const upload = await captioning.begin();
    await upload.speak({ untilSeconds: 4 });
    await upload.untilShown(/Dashwood/);
    const { captioner } = await upload.row();
    await first.stop('SIGKILL');
    const killedAt = Date.now();
    captioning.startWorker();
    await upload.speak();
    await upload.end();
    await upload.until((row) => row.captioner !== captioner);
    console.log(`taken over ${((Date.now() - killedAt) / 1_000).toFixed(1)} s after the kill`);
    await upload.untilState('done');
    const { recording } = await captioning.transcribe(null, upload);
    const { recording: whole } = await captioning.transcribe(captioning.wav);
    expect(transcriptOf(recording)).toEqual(transcriptOf(whole));
    expect(await upload.shown()).toBe(recording.transcript);
  }, 300_000);

  it('is given back at once by a worker that shuts down', async () => {
    const first = captioning.startWorker();
    const upload = await captioning.begin();
    await upload.speak({ untilSeconds: 2 });
    await upload.untilState('live');
    await first.stop();
    expect(await upload.row()).toMatchObject({ captionState: null, captioner: null, captionerUntil: null });
    captioning.startWorker();
    // Whoever takes it over is to keep up, on a machine too that takes long to load a model.
    await upload.untilState('live');
    await upload.speak();
    await upload.end();
    await upload.untilState('done');
  }, 300_000);

  it('makes room for another when it is deleted', async () => {
    captioning.startWorker({ CAPTION_SESSIONS: '1' });
    const deleted = await captioning.begin();
    await deleted.speak({ untilSeconds: 2 });
    await deleted.untilState('live');
    const other = await captioning.begin();
    await other.speak({ times: 10 });
    await other.end();
    expect((await other.row()).captioner).toBeNull();
    await captioning.database.dataSource.getRepository(Upload).delete({ id: deleted.id });
    await other.untilState('done');
    expect(await other.shown()).toMatch(/Dashwood.*amiable/);
  }, 300_000);
});
