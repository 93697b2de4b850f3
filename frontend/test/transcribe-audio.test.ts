import { http } from 'msw';
import { transcribeAudio } from '../src/features/recording/api/transcribe-audio.ts';
import { problem, server } from './server.ts';

const take = () => ({
  audio: { uploadKey: 'key-1', media: 'pcm' as const, bytes: new Blob(['sound']) },
  title: 'A walk',
  jobId: null,
  onJob: () => undefined,
  onProgress: () => undefined,
  signal: new AbortController().signal,
});

describe('a transcription that is refused', () => {
  it("raises 'Transcription failed', with the answer as its cause", async () => {
    server.use(http.post('/api/uploads/:id/transcribe', () => problem(503, 'Please try again later.')));
    const failure: unknown = await transcribeAudio(take()).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      message: 'Transcription failed',
      cause: { message: expect.stringMatching(/^503: /), problem: 'Please try again later.' },
    });
  });
});
