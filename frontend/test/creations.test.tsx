import type { Creation } from '@stitchbook/api-types';
import { screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { MADE } from './open-to-generate.ts';
import { openApp } from './render-app.tsx';
import { problem, server } from './server.ts';

const NARRATIVE: Creation = { ...MADE, id: 1 };
const GONE = { noteId: null, title: null, recordedAt: null, duration: null };

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

  it('is set as a text, in which nothing is taken for HTML', async () => {
    const content = '## To do\n\n- [ ] Call **Bea**\n- [x] Buy milk\n\n<img src=x onerror=alert(1)> *soon*';
    server.use(http.get('/api/creations', () => HttpResponse.json([{ ...NARRATIVE, content }])));
    openApp('/creations');
    expect(await screen.findByRole('heading', { name: 'To do' })).toBeInTheDocument();
    expect(screen.getByText('Bea').tagName).toBe('STRONG');
    expect(screen.getByRole('checkbox', { name: 'Buy milk' })).toBeChecked();
    expect(screen.getByText(/<img src=x onerror=alert\(1\)>/)).toBeInTheDocument();
  });

  it('leads to its note as long as that is there', async () => {
    server.use(
      http.get('/api/creations', () =>
        HttpResponse.json([
          NARRATIVE,
          { ...NARRATIVE, id: 2, noteId: null, noteTitle: null, sources: [GONE] },
          { ...NARRATIVE, id: 3, noteTitle: null },
        ]),
      ),
    );
    openApp('/creations');
    const link = await screen.findByRole('link', { name: 'The workshop by the canal' });
    expect(link).toHaveAttribute('href', '/notes/7');
    expect(screen.getAllByText('Based on a voice note')).toHaveLength(3);
    expect(screen.getByText('The note was deleted')).toBeInTheDocument();
    expect(screen.getByText('The note is no longer shared with you')).toBeInTheDocument();
  });

  it('is copied', async () => {
    server.use(http.get('/api/creations', () => HttpResponse.json([NARRATIVE])));
    const { user } = openApp('/creations');
    let copied = '';
    navigator.clipboard.writeText = async (text) => void (copied = text);
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(copied).toBe('There is a bindery by the canal.');
  });

  it('is deleted, once that was confirmed', async () => {
    server.use(
      http.get('/api/creations', () => HttpResponse.json([NARRATIVE])),
      http.delete('/api/creations/1', () => {
        server.use(http.get('/api/creations', () => HttpResponse.json([])));
        return HttpResponse.json({ success: true, message: 'Creation deleted' });
      }),
    );
    const { user } = openApp('/creations');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Creation deleted')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'No Creations Yet' })).toBeInTheDocument();
  });

  it('stays when it cannot be deleted', async () => {
    server.use(
      http.get('/api/creations', () => HttpResponse.json([NARRATIVE])),
      http.delete('/api/creations/1', () => problem(500, 'The database does not answer.')),
    );
    const { user } = openApp('/creations');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete creation: The database does not answer.')).toBeInTheDocument();
    expect(screen.getByText('There is a bindery by the canal.')).toBeInTheDocument();
  });

  it('goes on to older ones by the Link header', async () => {
    server.use(
      http.get('/api/creations', ({ request }) => {
        if (new URL(request.url).searchParams.get('cursor') === '1') {
          return HttpResponse.json([{ ...NARRATIVE, id: 0, content: 'An older one.' }]);
        }
        return HttpResponse.json([NARRATIVE], { headers: { Link: '</api/creations?cursor=1>; rel="next"' } });
      }),
    );
    const { user } = openApp('/creations');
    await user.click(await screen.findByRole('button', { name: 'Older creations' }));
    expect(await screen.findByText('An older one.')).toBeInTheDocument();
    expect(screen.getByText('There is a bindery by the canal.')).toBeInTheDocument();
  });
});
