import type { Creation } from '@stitchbook/api-types';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MADE } from './open-to-generate.ts';
import { openApp } from './render-app.tsx';
import { problem, server } from './server.ts';

const TASKS: Creation = {
  ...MADE,
  id: 1,
  type: 'action_items',
  content: '- [ ] Call **Bea**\n- [ ] Buy milk',
};

function haveTasks() {
  let kept = TASKS;
  const asked: unknown[] = [];
  server.use(
    http.get('/api/creations', () => HttpResponse.json([kept])),
    http.patch('/api/creations/1', async ({ request }) => {
      const change = await request.json();
      asked.push({ change, seen: request.headers.get('If-Match') });
      kept = { ...kept, content: '- [ ] Call **Bea**\n- [x] Buy milk', version: 2 };
      return HttpResponse.json(kept);
    }),
  );
  return asked;
}
const boxes = () => screen.findAllByRole<HTMLInputElement>('checkbox');
const ticks = async () => (await boxes()).map(({ checked }) => checked);
const press = async (user: ReturnType<typeof openApp>['user']) => {
  const box = (await boxes())[1];
  if (box) await user.click(box);
};

describe('the tasks of a creation', () => {
  it('are ticked off, and that is kept', async () => {
    const asked = haveTasks();
    const { user } = openApp('/creations');
    await press(user);
    await waitFor(() => expect(asked).toEqual([{ change: { task: 1, done: true }, seen: '"1"' }]));
    expect(await ticks()).toEqual([false, true]);
  });

  it('are ticked on top of what another device has ticked meanwhile', async () => {
    const asked: unknown[] = [];
    const current = { ...TASKS, content: '- [x] Call **Bea**\n- [ ] Buy milk', version: 4 };
    server.use(
      http.get('/api/creations', () =>
        HttpResponse.json([asked.length > 1 ? { ...current, content: current.content.replace('[ ]', '[x]') } : TASKS]),
      ),
      http.patch('/api/creations/1', ({ request }) => {
        asked.push(request.headers.get('If-Match'));
        if (asked.length === 1)
          return HttpResponse.json(
            { message: 'It has changed.', code: 'creation.changed', creation: current },
            { status: 409 },
          );
        return HttpResponse.json({ ...current, content: current.content.replace('[ ]', '[x]'), version: 5 });
      }),
    );
    const { user } = openApp('/creations');
    await press(user);
    await waitFor(async () => expect(await ticks()).toEqual([true, true]));
    expect(asked).toEqual(['"1"', '"4"']);
  });

  it.each([
    ['the same task wherever another device has put it', '- [ ] First\n- [ ] Call **Bea**\n- [ ] Buy milk', 2],
    ['nothing where the task is there no more', '- [ ] Call **Bea**\n- [ ] Buy bread', null],
  ])('tick %s', async (_what, content, task) => {
    const current = { ...TASKS, content, version: 4 };
    const asked: unknown[] = [];
    server.use(
      http.get('/api/creations', () => HttpResponse.json([asked.length > 0 ? current : TASKS])),
      http.patch('/api/creations/1', async ({ request }) => {
        asked.push(await request.json());
        const answer = { message: 'It has changed.', code: 'creation.changed', creation: current };
        return asked.length === 1 ? HttpResponse.json(answer, { status: 409 }) : HttpResponse.json(current);
      }),
    );
    const { user } = openApp('/creations');
    await press(user);
    if (task === null) expect(await screen.findByText('The tick could not be kept: It has changed.')).toBeVisible();
    const kept = task === null ? [] : [{ task, done: true }];
    await waitFor(() => expect(asked).toEqual([{ task: 1, done: true }, ...kept]));
  });

  it('stand as they were when a tick could not be kept, and say why', async () => {
    server.use(
      http.get('/api/creations', () => HttpResponse.json([TASKS])),
      http.patch('/api/creations/1', () => problem(500, 'The database does not answer.')),
    );
    const { user } = openApp('/creations');
    await press(user);
    expect(await screen.findByText('The tick could not be kept: The database does not answer.')).toBeInTheDocument();
    await waitFor(async () => expect(await ticks()).toEqual([false, false]));
  });
});

describe('the type of the creations shown', () => {
  it('stands in the address and is asked of the server', async () => {
    const asked: string[] = [];
    server.use(
      http.get('/api/creations', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json([]);
      }),
    );
    const { user } = openApp('/creations');
    expect(await screen.findByRole('heading', { name: 'No Creations Yet' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'summary' }));
    expect(await screen.findByRole('heading', { name: 'None of this type yet' })).toBeInTheDocument();
    expect(window.location.search).toBe('?type=summary');
    expect(asked).toEqual(['', '?type=summary']);
    await user.click(screen.getByRole('radio', { name: 'everything' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });
});
