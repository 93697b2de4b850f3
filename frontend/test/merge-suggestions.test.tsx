import type { ListedTheme, MergeSuggestion } from '@stitchbook/api-types';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { haveThemes } from './have-themes.ts';
import { openApp } from './render-app.tsx';
import { problem, server } from './server.ts';

const FILM: ListedTheme = { id: 1, name: 'film', color: '#0f9d8a', noteCount: 12 };
const MOVIES: ListedTheme = { id: 2, name: 'movies', color: '#6366f1', noteCount: 1 };

function openTags() {
  const suggestions: MergeSuggestion[] = [{ theme: MOVIES, into: FILM }];
  const { asked } = haveThemes([FILM, MOVIES]);
  server.use(
    http.get('/api/themes/merge-suggestions', () =>
      HttpResponse.json({ suggestions: asked.length > 0 ? [] : suggestions, isPending: false }),
    ),
    http.post('/api/themes/2/keep-apart', async ({ request }) => {
      asked.push(`apart ${JSON.stringify(await request.json())}`);
      return HttpResponse.json({ success: true, message: '' });
    }),
  );
  return { asked, ...openApp('/tags') };
}
const pair = () => screen.queryByText('movies (1) and film (12)');

describe('tags that may be one', () => {
  it('are merged by one click', async () => {
    const { asked, user } = openTags();
    await user.click(await screen.findByRole('button', { name: 'Merge “movies” into “film”' }));
    await waitFor(() => expect(asked).toEqual(['merge 2 into 1']));
    await waitFor(() => expect(pair()).not.toBeInTheDocument());
    expect(await screen.findByText('“movies” merged into “film”')).toBeInTheDocument();
  });

  it('are never asked about again when they are to stay apart', async () => {
    const { asked, user } = openTags();
    await user.click(await screen.findByRole('button', { name: 'Never these two: “movies” and “film”' }));
    await waitFor(() => expect(asked).toEqual(['apart {"from":1}']));
    await waitFor(() => expect(pair()).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Change movies' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change film' })).toHaveFocus());
  });

  it('are asked about again when that is undone', async () => {
    const { asked, user } = openTags();
    server.use(
      http.delete('/api/themes/2/keep-apart/1', () => {
        asked.splice(0);
        return HttpResponse.json({ success: true, message: '' });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Never these two: “movies” and “film”' }));
    expect(await screen.findByText('“movies” and “film” stay apart')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(pair()).toBeInTheDocument());
  });

  it('stay there, with the reason, when that fails', async () => {
    const { user } = openTags();
    server.use(http.post('/api/themes/2/keep-apart', () => problem(503, 'Not now.')));
    await user.click(await screen.findByRole('button', { name: 'Never these two: “movies” and “film”' }));
    expect(await screen.findByText(/That could not be changed: Not now\./u)).toBeInTheDocument();
    expect(pair()).toBeInTheDocument();
  });
});
