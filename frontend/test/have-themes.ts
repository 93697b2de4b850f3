import type { ListedTheme } from '@stitchbook/api-types';
import { http, HttpResponse } from 'msw';
import { server } from './server.ts';

/** A server that has these themes, by name, and does with them what is asked. */
export function haveThemes(themes: ListedTheme[]): { asked: string[] } {
  let kept = themes;
  let removed: ListedTheme[] = [];
  const asked: string[] = [];
  const answer = (before: ListedTheme[]) => {
    removed = before;
    return HttpResponse.json({ success: true, message: '', undoId: 'undo-1' });
  };
  server.use(
    http.get('/api/themes', () => HttpResponse.json(kept)),
    http.patch('/api/themes/:id', async ({ params, request }) => {
      const change = (await request.json()) as { name?: string };
      asked.push(`change ${String(params.id)} ${JSON.stringify(change)}`);
      const theme = kept.find(({ name }) => name === change.name);
      const refusal = { code: 'theme.name-taken', message: 'It is taken.', theme };
      if (theme) return HttpResponse.json(refusal, { status: 409 });
      kept = kept.map((each) => (String(each.id) === params.id ? { ...each, ...change } : each));
      return HttpResponse.json(kept[0]);
    }),
    http.post('/api/themes/:id/merge', async ({ params, request }) => {
      const { into } = (await request.json()) as { into: number };
      asked.push(`merge ${String(params.id)} into ${into}`);
      const before = kept;
      kept = kept.filter(({ id }) => String(id) !== params.id);
      return answer(before);
    }),
    http.delete('/api/themes/:id', ({ params }) => {
      asked.push(`delete ${String(params.id)}`);
      const before = kept;
      kept = kept.filter(({ id }) => String(id) !== params.id);
      return answer(before);
    }),
    http.post('/api/themes/undo/undo-1', () => {
      asked.push('undo');
      const back = removed.find(({ id }) => !kept.some((each) => each.id === id));
      kept = removed;
      return HttpResponse.json(back);
    }),
  );
  return { asked };
}
