import type { Creation, CreationSpeech } from '@stitchbook/api-types';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { playbackRate } from '../src/audio/playback-rate.ts';
import { currentAudio } from './fake-playback.ts';
import { MADE } from './open-to-generate.ts';
import { openApp } from './render-app.tsx';
import { makeJob, problem, server } from './server.ts';

const SPEECH: CreationSpeech = {
  creationId: 31,
  audioUrl: '/api/creations/31/speech?v=0a1b2c3d4e5f',
  durationSeconds: 65,
  bytes: 260_000,
  engine: 'flite/2.3',
  createdAt: '2026-05-30T14:08:00Z',
};
const job = (changes: Parameters<typeof makeJob>[0]) => makeJob({ kind: 'speak-creation', ...changes });

/** Answers with a job that ends as it is told to. */
function speaks(ends: Parameters<typeof makeJob>[0]): () => number {
  let asked = 0;
  server.use(
    http.post('/api/creations/31/speech', () => {
      asked += 1;
      return HttpResponse.json(job({ state: 'queued' }), { status: 202 });
    }),
    http.get('/api/jobs/job-1', async () => {
      await delay(50);
      return HttpResponse.json(job(ends));
    }),
  );
  return () => asked;
}

async function openCreation(creation: Partial<Creation> = {}) {
  server.use(http.get('/api/creations', () => HttpResponse.json([{ ...MADE, ...creation }])));
  const { user } = openApp('/creations');
  return { user, listen: await screen.findByRole('button', { name: 'Listen' }) };
}

describe('listening to a creation', () => {
  it('says how far it is, then plays it, and says what voices these are', async () => {
    speaks({ state: 'running', progress: 40 });
    const { user, listen } = await openCreation();
    expect(listen).toHaveAttribute('aria-expanded', 'false');
    await user.click(listen);
    expect(await screen.findByText(/being read aloud for you/)).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Reading aloud' })).toHaveAttribute('aria-valuenow', '40'),
    );
    speaks({ state: 'done', result: SPEECH });
    const name = 'Audio of Personal Narrative · The workshop by the canal';
    expect(await screen.findByRole('group', { name })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
    expect(new URL(currentAudio().src).pathname).toBe('/api/creations/31/speech');
    expect(screen.getByRole('slider', { name: 'Seek' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Playback speed' })).toBeInTheDocument();
    expect(screen.getByText('Read by simple computer voices')).toBeInTheDocument();
    expect(listen).toHaveFocus();
  });

  it('plays a review of several notes at the speed that is chosen, also at the foot of the window', async () => {
    playbackRate.choose(1.5);
    server.use(http.post('/api/creations/31/speech', () => HttpResponse.json(SPEECH)));
    const { user, listen } = await openCreation({ type: 'weekly_review', noteId: null, noteTitle: null });
    await user.click(listen);
    const speed = await screen.findByRole('combobox', { name: 'Playback speed' });
    expect(speed).toHaveDisplayValue('1.5×');
    expect(currentAudio().playbackRate).toBe(1.5);
    await user.selectOptions(speed, '2×');
    expect(currentAudio().playbackRate).toBe(2);
    await user.click(listen);
    const bar = await screen.findByRole('region', { name: 'Player' });
    expect(within(bar).getByRole('combobox', { name: 'Playback speed' })).toHaveDisplayValue('2×');
    await user.selectOptions(within(bar).getByRole('combobox', { name: 'Playback speed' }), '1×');
    await user.click(listen);
  });

  it('can be downloaded, and plays on at the foot of the window when it is folded away', async () => {
    server.use(http.post('/api/creations/31/speech', () => HttpResponse.json({ ...SPEECH, engine: 'kokoro' })));
    const { user, listen } = await openCreation();
    await user.click(listen);
    const link = await screen.findByRole('link', { name: 'Download audio' });
    expect(link).toHaveAttribute('href', `${SPEECH.audioUrl}&download`);
    expect(screen.getByText('Read by a computer voice (kokoro)')).toBeInTheDocument();
    await user.click(listen);
    expect(screen.queryByRole('link', { name: 'Download audio' })).not.toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Player' })).toBeInTheDocument();
    await user.click(listen);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Player' })).not.toBeInTheDocument());
  });

  it('says why when nothing came of it, and asks again', async () => {
    const asked = speaks({ state: 'failed', error: 'The voice stopped in the middle of this text.' });
    const { user, listen } = await openCreation();
    await user.click(listen);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This could not be read aloud: The voice stopped in the middle of this text.',
    );
    expect(asked()).toBe(1);
    speaks({ state: 'done', result: SPEECH });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeInTheDocument();
  });

  it('shows the sentence of a server that refuses', async () => {
    server.use(
      http.post('/api/creations/31/speech', () => problem(400, 'This creation is too long to be read aloud.')),
    );
    const { user, listen } = await openCreation();
    await user.click(listen);
    expect(await screen.findByRole('alert')).toHaveTextContent('too long to be read aloud');
  });

  it('goes on while tasks are ticked', async () => {
    let asked = 0;
    server.use(
      http.post('/api/creations/31/speech', () => {
        asked += 1;
        return HttpResponse.json(SPEECH);
      }),
      http.patch('/api/creations/31', () =>
        HttpResponse.json({ ...MADE, type: 'action_items', content: '- [x] Call Bea', version: 2 }),
      ),
    );
    const { user, listen } = await openCreation({ type: 'action_items', content: '- [ ] Call Bea' });
    await user.click(listen);
    await screen.findByRole('button', { name: 'Pause' });
    server.use(
      http.get('/api/creations', () => HttpResponse.json([{ ...MADE, content: '- [x] Call Bea', version: 2 }])),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Call Bea' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Call Bea' })).toBeChecked());
    expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
    expect(asked).toBe(1);
  });

  it('is asked for anew whenever it is opened, for what was read before may be gone', async () => {
    let asked = 0;
    server.use(
      http.post('/api/creations/31/speech', () => {
        asked += 1;
        return HttpResponse.json({ ...SPEECH, audioUrl: `/api/creations/31/speech?v=${asked}` });
      }),
    );
    const { user, listen } = await openCreation();
    for (const time of [1, 2]) {
      await user.click(listen);
      const href = `/api/creations/31/speech?v=${time}&download`;
      await waitFor(() => expect(screen.getByRole('link', { name: 'Download audio' })).toHaveAttribute('href', href));
      await user.click(listen);
    }
  });
});
