import type { Note, Task } from '@stitchbook/api-types';
import { noteForm } from './forms.ts';
import type { Person } from './person.ts';
import type { TestGateway } from './start-gateway.ts';

export const saveNote = async (person: Person, title = 'A note') =>
  ((await person.ask('POST', '/api/notes', { form: noteForm(title, 'I need to call Ana.') })).body as Note).id;

/** A task as a worker stores it. */
export async function addTask(
  gateway: TestGateway,
  noteId: number,
  text: string,
  about: { dueOn?: string; doneAt?: string } = {},
): Promise<number> {
  const [row] = await gateway.database.dataSource.query<{ id: number }[]>(
    `insert into tasks (note_id, owner_id, found_text, text, sentence, at_seconds, due_on, done_at)
     select id, owner_id, $2, $2, 'I need to ' || $2 || '.', 1.5, $3, $4 from notes where id = $1 returning id::float8 as id`,
    [noteId, text, about.dueOn ?? null, about.doneAt ?? null],
  );
  return Number(row?.id);
}

/** What of them is to be done, as the list says it. */
export async function listTasks(person: Person, query = ''): Promise<Task[]> {
  const { status, body } = await person.get(`/api/tasks?${query}`);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as Task[];
}
