import type { ListedTheme, Note, NoteDetail, NoteUpdate, RemovedTheme } from '@stitchbook/api-types';
import { noteForm } from './forms.ts';
import type { Answer, Person } from './person.ts';
import type { TestGateway } from './start-gateway.ts';

/** One person's notes and their tags. */
export class TaggedNotes {
  constructor(
    private readonly gateway: TestGateway,
    private readonly owner: Person,
  ) {}

  run<T>(sql: string, parameters: unknown[] = []): Promise<T[]> {
    return this.gateway.database.dataSource.query<T[]>(sql, parameters);
  }

  async save(...tags: string[]): Promise<NoteUpdate['note']> {
    const note = (await this.owner.ask('POST', '/api/notes', { form: noteForm('A note') })).body as Note;
    return ((await this.tag(note, ...tags)).body as NoteUpdate).note;
  }

  /** Many at once that carry the theme. */
  async saveMany(name: string, count: number): Promise<void> {
    await this.run(`insert into themes (owner_id, name) values ($1, $2)`, [this.owner.id, name]);
    await this.run(
      `with added as (
         insert into notes (owner_id, title, transcript)
         select $1, 'Note ' || i, 'Words' from generate_series(1, $3) i returning id)
       insert into note_themes (note_id, theme_id, position)
       select added.id, t.id, 0 from added, themes t where t.owner_id = $1 and t.name = $2`,
      [this.owner.id, name, count],
    );
  }

  tag({ id }: Pick<Note, 'id'>, ...tags: string[]): Promise<Answer> {
    return this.owner.ask('POST', `/api/notes/${id}/update-tags`, { json: { tags } });
  }

  async show({ id }: Pick<Note, 'id'>): Promise<NoteDetail> {
    return (await this.owner.get(`/api/notes/${id}`)).body as NoteDetail;
  }

  async tagsOf(note: Pick<Note, 'id'>): Promise<string[]> {
    return (await this.show(note)).tags;
  }

  /** What people took off it, by name. */
  async removedFrom({ id }: Pick<Note, 'id'>): Promise<string[]> {
    const rows = await this.run<{ name: string }>('select name from removed_tags where note_id = $1 order by name', [
      id,
    ]);
    return rows.map(({ name }) => name);
  }

  async themes(): Promise<ListedTheme[]> {
    return (await this.owner.get('/api/themes')).body as ListedTheme[];
  }

  async counts(): Promise<Record<string, number>> {
    return Object.fromEntries((await this.themes()).map(({ name, noteCount }) => [name, noteCount]));
  }

  async idOf(name: string): Promise<number> {
    return (await this.themes()).find((theme) => theme.name === name)?.id ?? 0;
  }

  async merge(from: string, into: string, person = this.owner): Promise<Answer> {
    return person.ask('POST', `/api/themes/${await this.idOf(from)}/merge`, { json: { into: await this.idOf(into) } });
  }

  async remove(name: string, person = this.owner): Promise<Answer> {
    return person.ask('DELETE', `/api/themes/${await this.idOf(name)}`);
  }

  /** Takes back what was answered so. */
  undo({ body }: Pick<Answer, 'body'>, person = this.owner): Promise<Answer> {
    return person.ask('POST', `/api/themes/undo/${(body as RemovedTheme).undoId}`);
  }
}
