import type { Creation } from '@stitchbook/contracts';
import { screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { openApp } from './render-app.tsx';
import { server } from './server.ts';

const NARRATIVE: Creation = {
  id: 1,
  type: 'narrative',
  content: 'There is a bindery by the canal.',
  createdAt: '2026-05-30T14:07:00',
  noteId: 7,
  engine: 'built-in/1',
  transcriptVersion: 1,
};

describe('the creations', () => {
  it('shows two skeletons while they are on their way', async () => {
    server.use(
      http.get('/api/creations', async () => {
        await delay('infinite');
        return HttpResponse.json([]);
      }),
    );
    openApp('/creations');
    expect(await screen.findAllByTestId('creation-skeleton')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Your Creations' })).toBeInTheDocument();
  });

  it('tells what each one is, when it was made and from what', async () => {
    server.use(
      http.get('/api/creations', () => HttpResponse.json([NARRATIVE, { ...NARRATIVE, id: 2, type: 'podcast_script' }])),
    );
    openApp('/creations');
    const [first] = await screen.findAllByRole('article');
    const card = within(first as HTMLElement);
    expect(card.getByRole('heading', { name: 'Personal Narrative' })).toBeInTheDocument();
    expect(card.getByText('May 30, 2026')).toBeInTheDocument();
    expect(card.getByText('Based on a voice note')).toBeInTheDocument();
    expect(card.getByText('There is a bindery by the canal.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'podcast script' })).toBeInTheDocument();
  });

  it('says where to begin when there is none', async () => {
    openApp('/creations');
    expect(await screen.findByRole('heading', { name: 'No Creations Yet' })).toBeInTheDocument();
    expect(screen.getByText(/Generate button on a note/)).toBeInTheDocument();
  });
});
