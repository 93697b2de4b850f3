import { setTimeout as wait } from 'node:timers/promises';
import { Upload } from '@stitchbook/database';
import { Captioning } from './support/captioning.ts';

const captioning = new Captioning();

describe('the recording of an upload with captions', () => {
  it('is waited for by its job while its last words are written down', async () => {
    captioning.startWorker({ CAPTION_SESSIONS: '0' });
    const upload = await captioning.begin();
    await upload.speak({ times: 50 });
    await upload.end();
    const uploads = captioning.database.dataSource.getRepository(Upload);
    const captionerUntil = () => "now() + interval '10 seconds'";
    await uploads.update({ id: upload.id }, { captionState: 'live', captioner: crypto.randomUUID(), captionerUntil });
    const transcribed = captioning.transcribe(null, upload);
    await upload.until(({ recordingId }) => recordingId !== null);
    await wait(500);
    const { receivedBytes } = await upload.row();
    const segments = [{ startSeconds: 0, endSeconds: 1, text: 'As captioned.' }];
    const words = { text: 'As captioned.', segments, wordConfidences: [100, 40] };
    const heard = { ...words, speechSeconds: 2, wordlessReason: null, peaks: 'AQ==' };
    const captioned = { ...heard, durationSeconds: receivedBytes / 32_000, samples: receivedBytes / 2, engine: 'none' };
    await uploads.update({ id: upload.id }, { captionState: 'done', captioned });
    const { job, recording } = await transcribed;
    expect(job).toMatchObject({ state: 'done', attempt: 1, error: null });
    expect(recording).toMatchObject({ transcript: 'As captioned.', wordConfidences: [100, 40], engine: 'none' });
  }, 120_000);

  it('is transcribed as a whole where its captions did not hear every sample', async () => {
    captioning.startWorker({ CAPTION_SESSIONS: '0' });
    const upload = await captioning.begin();
    await upload.speak({ times: 50 });
    await upload.end();
    const peaks = Buffer.from([1]).toString('base64');
    const lie = { text: 'A lie.', segments: [], durationSeconds: 2, speechSeconds: 2, wordlessReason: null, peaks };
    const captioned = { ...lie, samples: 32_000, engine: 'none' };
    await captioning.database.dataSource
      .getRepository(Upload)
      .update({ id: upload.id }, { captionState: 'done', captioned });
    const { recording } = await captioning.transcribe(captioning.wav, upload);
    expect(recording).toMatchObject({ engine: 'moonshine-tiny+moonshine-base' });
    expect(recording.transcript).toMatch(/Dashwood.*amiable/);
  }, 120_000);

  it('is transcribed as a whole, and no later, where its pieces are gone before they were heard', async () => {
    captioning.startWorker();
    const upload = await captioning.begin();
    await upload.speak({ untilSeconds: 3 });
    await upload.untilState('live');
    await upload.lose();
    const { recording } = await captioning.transcribe(captioning.wav, upload);
    expect(recording.transcript).toMatch(/Dashwood.*amiable/);
    await upload.untilState('failed', 30_000);
  }, 120_000);
});
