import type { Task } from '@stitchbook/api-types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pressOnToast } from './press-on-toast.ts';
import { openApp } from './render-app.tsx';
import { problem, server } from './server.ts';

function makeTask(changes: Partial<Task> = {}): Task {
  return {
    id: 1,
    noteId: 7,
    noteTitle: 'The workshop',
    text: 'Call Ana',
    sentence: 'I need to call Ana.',
    atSeconds: 1.5,
    dueOn: null,
    doneAt: null,
    createdAt: '2026-05-30T14:07:00Z',
    ...changes,
  };
}

/** A server that has these tasks, and keeps what is changed; returns what it was asked. */
function haveTasks(first: Task[]): string[] {
  let tasks = first;
  let dismissed: Task[] = [];
  const asked: string[] = [];
  const find = (id: unknown) => tasks.find((task) => task.id === Number(id)) as Task;
  server.use(
    http.get('/api/tasks', ({ request }) => {
      const isDone = new URL(request.url).searchParams.get('done') === 'true';
      return HttpResponse.json(tasks.filter(({ doneAt }) => (doneAt !== null) === isDone));
    }),
    http.patch('/api/tasks/:id', async ({ request, params }) => {
      const { done, ...edit } = (await request.json()) as { text?: string; dueOn?: string | null; done?: boolean };
      asked.push(`change ${String(params.id)} ${JSON.stringify({ ...edit, done })}`);
      const { doneAt } = find(params.id);
      const changed = {
        ...find(params.id),
        ...edit,
        doneAt: done === undefined ? doneAt : done ? '2026-05-30T15:00:00Z' : null,
      };
      tasks = tasks.map((task) => (task.id === changed.id ? changed : task));
      return HttpResponse.json(changed);
    }),
    http.delete('/api/tasks/:id', ({ params }) => {
      asked.push(`dismiss ${String(params.id)}`);
      dismissed = [find(params.id)];
      tasks = tasks.filter((task) => !dismissed.includes(task));
      return HttpResponse.json({ success: true, message: 'Task dismissed' });
    }),
    http.post('/api/tasks/:id/restore', ({ params }) => {
      asked.push(`restore ${String(params.id)}`);
      tasks = [...dismissed, ...tasks];
      return HttpResponse.json(dismissed[0]);
    }),
  );
  return asked;
}

const box = (name: string) => screen.findByRole('checkbox', { name });
const shown = () => screen.queryAllByRole('checkbox').map((each) => each.getAttribute('aria-labelledby') && each.id);

describe('the page of tasks', () => {
  it('shows each with its day, what the note says, and where', async () => {
    haveTasks([
      makeTask({ dueOn: '2999-12-24' }),
      makeTask({ id: 2, text: 'Pay the rent', dueOn: '2020-02-29', atSeconds: null, noteTitle: 'Bills', noteId: 8 }),
    ]);
    openApp('/tasks');
    const row = within((await box('Call Ana')).closest('li') as HTMLElement);
    expect(row.getByText('Due December 24, 2999')).toBeInTheDocument();
    expect(row.getByText('I need to call Ana.')).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'The workshop' })).toHaveAttribute('href', '/notes/7?at=1.5');
    expect(screen.getByText('Was due February 29, 2020')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Bills' })).toHaveAttribute('href', '/notes/8');
    expect(document.title).toBe('Tasks · Stitchbook');
    expect(screen.getByRole('link', { name: 'Calendar (.ics)' })).toHaveAttribute(
      'href',
      '/api/tasks/export?format=ics',
    );
  });

  it('ticks one, which keeps its place, and lists it among what is done', async () => {
    const asked = haveTasks([makeTask(), makeTask({ id: 2, text: 'Pay the rent' })]);
    const { user } = openApp('/tasks');
    await user.click(await box('Call Ana'));
    expect(await box('Call Ana')).toBeChecked();
    await waitFor(() => expect(asked).toEqual(['change 1 {"done":true}']));
    expect(shown()).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: 'Done' }));
    expect(window.location.search).toBe('?done=1');
    await waitFor(() => expect(shown()).toEqual(['task-1']));
    await user.click(await box('Call Ana'));
    await waitFor(() => expect(asked).toHaveLength(2));
    await user.click(screen.getByRole('radio', { name: 'To do' }));
    await waitFor(() => expect(shown()).toHaveLength(2));
  });

  it('keeps what was ticked in its place while the list is asked for again, until it is left', async () => {
    const asked = haveTasks([makeTask(), makeTask({ id: 2, text: 'Pay the rent' })]);
    const { user } = openApp('/tasks');
    await user.click(await box('Call Ana'));
    await waitFor(() => expect(asked).toHaveLength(1));
    let isAskedAgain = false;
    server.events.on('response:mocked', ({ request }) => {
      isAskedAgain ||= new URL(request.url).searchParams.get('done') === 'false';
    });
    // The answer before is fresh for a second, from when it was read.
    await waitFor(() => {
      window.dispatchEvent(new Event('visibilitychange'));
      expect(isAskedAgain).toBe(true);
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(shown()).toEqual(['task-1', 'task-2']);
    expect(await box('Call Ana')).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Done' }));
    await waitFor(() => expect(shown()).toEqual(['task-1']));
    await user.click(screen.getByRole('radio', { name: 'To do' }));
    await waitFor(() => expect(shown()).toEqual(['task-2']));
    server.events.removeAllListeners();
  });

  it('takes a tick back, with the reason, where it failed', async () => {
    haveTasks([makeTask()]);
    server.use(http.patch('/api/tasks/1', () => problem(500, 'The database is away.')));
    const { user } = openApp('/tasks');
    await user.click(await box('Call Ana'));
    expect(await screen.findByText('The task was not changed: The database is away.')).toBeInTheDocument();
    expect(await box('Call Ana')).not.toBeChecked();
  });

  it('changes what is to be done and until when, by keyboard alone', async () => {
    const asked = haveTasks([makeTask()]);
    const { user } = openApp('/tasks');
    (await screen.findByRole('button', { name: 'Change “Call Ana”' })).focus();
    await user.keyboard('{Enter}');
    const field = await screen.findByRole('textbox', { name: 'What is to be done' });
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.keyboard('{Enter}');
    expect(field).toHaveFocus();
    await user.type(field, ' Call Anna ');
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2999-12-24' } });
    await user.keyboard('{Enter}');
    expect(await box('Call Anna')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change “Call Anna”' })).toHaveFocus());
    expect(screen.getByText('Due December 24, 2999')).toBeInTheDocument();
    expect(asked).toEqual(['change 1 {"text":"Call Anna","dueOn":"2999-12-24"}']);
    await user.keyboard('{Enter}');
    await user.type(await screen.findByRole('textbox'), ' or not{Escape}');
    expect(await box('Call Anna')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change “Call Anna”' })).toHaveFocus());
    expect(asked).toHaveLength(1);
  });

  it('keeps what was typed where it could not be saved', async () => {
    haveTasks([makeTask()]);
    server.use(http.patch('/api/tasks/1', () => problem(500, 'The database is away.'), { once: true }));
    const { user } = openApp('/tasks');
    await user.click(await screen.findByRole('button', { name: 'Change “Call Ana”' }));
    await user.type(await screen.findByRole('textbox', { name: 'What is to be done' }), ' today{Enter}');
    expect(await screen.findByText('The task was not changed: The database is away.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'What is to be done' })).toHaveValue('Call Ana today');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await box('Call Ana today')).toBeInTheDocument();
  });

  it('dismisses one, goes on to the next, and brings it back by Undo', async () => {
    const asked = haveTasks([makeTask(), makeTask({ id: 2, text: 'Pay the rent' })]);
    const { user } = openApp('/tasks');
    (await screen.findByRole('button', { name: 'Dismiss “Call Ana”' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(shown()).toEqual(['task-2']));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Pay the rent' })).toHaveFocus());
    await pressOnToast(user, 'Undo');
    await waitFor(() => expect(shown()).toEqual(['task-1', 'task-2']));
    expect(asked).toEqual(['dismiss 1', 'restore 1']);
  });

  it('keeps one that could not be dismissed', async () => {
    haveTasks([makeTask()]);
    server.use(http.delete('/api/tasks/1', () => problem(500, 'The database is away.')));
    const { user } = openApp('/tasks');
    await user.click(await screen.findByRole('button', { name: 'Dismiss “Call Ana”' }));
    expect(await screen.findByText('The task was not dismissed: The database is away.')).toBeInTheDocument();
    expect(shown()).toEqual(['task-1']);
  });

  it('reads on where the page ends', async () => {
    server.use(
      http.get('/api/tasks', ({ request }) =>
        new URL(request.url).searchParams.get('cursor') === 'infinity_1'
          ? HttpResponse.json([makeTask({ id: 2, text: 'Pay the rent' })])
          : HttpResponse.json([makeTask()], { headers: { link: '</api/tasks?cursor=infinity_1>; rel="next"' } }),
      ),
    );
    const { user } = openApp('/tasks');
    await user.click(await screen.findByRole('button', { name: 'More tasks' }));
    expect(await box('Pay the rent')).toBeInTheDocument();
    expect(shown()).toHaveLength(2);
  });

  it('says where tasks come from while there are none, and can be asked for again', async () => {
    server.use(http.get('/api/tasks', () => problem(500, 'The database is away.')));
    const { user } = openApp('/tasks');
    const again = await screen.findByRole('button', { name: 'Try again' });
    haveTasks([]);
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Nothing to do' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Done' }));
    expect(await screen.findByRole('heading', { name: 'Nothing is done yet' })).toBeInTheDocument();
  });
});
