import { setTimeout as wait } from 'node:timers/promises';
import type { Comment, Note } from '@stitchbook/api-types';
import { formOf, recordingOf } from './audio-form.ts';
import { pick } from './seeded-random.ts';
import type { Outcome, TestUser } from './test-user.ts';

/** Whether something was done, as far as whoever asked knows. */
type Knowledge = 'done' | 'refused' | 'unknown';

interface KnownNote {
  title: string;
  /** Null while nobody knows under which id it was kept. */
  id: number | null;
  isDeleted: Knowledge;
  /** The tag that was set last and known to be, and those set since of which nobody knows. */
  tags: { last: string | null; maybe: string[] };
  /** Comments by whom. */
  comments: { content: string; isThere: Knowledge }[];
  sharedWith: Map<TestUser, Knowledge>;
}

const PAUSE_MS = 250;
const TRANSCRIPT = 'The garden party was wonderful.';

/** One of the clients of the history: it sends requests, and remembers the answers. */
export class Client {
  readonly notes: KnownNote[] = [];
  readonly counts = { acknowledged: 0, unknown: 0, refused: 0 };
  /** Notes that it had just deleted and was not given back. */
  private readonly unrestored: string[] = [];
  private step = 0;

  constructor(
    readonly name: string,
    readonly self: TestUser,
    private readonly random: () => number,
  ) {}

  /** One step of its life. Never rejects. */
  async live(others: readonly Client[]): Promise<void> {
    this.step += 1;
    const unanswered = this.notes.find(({ id }) => id === null);
    if (unanswered) return this.create(unanswered);
    const mine = this.notes.filter(({ id, isDeleted }) => id !== null && isDeleted === 'refused');
    if (mine.length < 2 || this.random() < 0.3) return this.create();
    const note = pick(this.random, mine);
    const acts = [() => this.tag(note), () => this.comment(note), () => this.share(note, pick(this.random, others))];
    if (this.random() < 0.2) return this.delete(note);
    return pick(this.random, acts)();
  }

  /** A save that was never answered is sent again with its key, as the web app does. */
  async create(note = this.newNote()): Promise<void> {
    const { title } = note;
    const audio = title.endsWith('3') || title.endsWith('7') ? recordingOf(title) : undefined;
    const { body } = await this.send(() =>
      this.self.ask('POST', '/api/notes', {
        form: () => formOf({ title, transcript: TRANSCRIPT, duration: '2' }, audio),
        headers: { 'idempotency-key': title },
      }),
    );
    const id = (body as Note | null)?.id;
    if (id !== undefined) note.id = id;
  }

  private newNote(): KnownNote {
    const note: KnownNote = {
      title: `${this.name}-note-${this.step}`,
      id: null,
      isDeleted: 'refused',
      tags: { last: null, maybe: [] },
      comments: [],
      sharedWith: new Map(),
    };
    this.notes.push(note);
    return note;
  }

  private async tag(note: KnownNote): Promise<void> {
    const tag = `${this.name}-tag-${this.step}`;
    note.tags.maybe.push(tag);
    const { status } = await this.send(() =>
      this.self.ask('POST', `/api/notes/${note.id}/update-tags`, { json: { tags: [tag] } }),
    );
    if (isDone(status)) note.tags = { last: tag, maybe: [] };
  }

  private async comment(note: KnownNote): Promise<void> {
    const comment = { content: `${this.name} says ${this.step}`, isThere: 'unknown' as Knowledge };
    note.comments.push(comment);
    const { status } = await this.send(() =>
      this.self.ask('POST', `/api/notes/${note.id}/comments`, { json: { content: comment.content } }),
    );
    comment.isThere = knowledgeOf(status);
  }

  private async share(note: KnownNote, { self: other }: Client): Promise<void> {
    if (other === this.self) return;
    const { status } = await this.send(() =>
      this.self.ask('POST', `/api/notes/${note.id}/share`, {
        json: { sharedWithUserId: other.id, permission: 'view' },
      }),
    );
    // What is known to be shared stays so, whatever becomes of asking again.
    if (note.sharedWith.get(other) !== 'done') note.sharedWith.set(other, knowledgeOf(status));
  }

  private async delete(note: KnownNote): Promise<void> {
    const { status } = await this.send(() => this.self.ask('DELETE', `/api/notes/${note.id}`));
    note.isDeleted = knowledgeOf(status);
    if (this.random() < 0.5) await this.restore(note);
  }

  /** Half of what is deleted is brought back at once, with all that was promised of it. */
  private async restore(note: KnownNote): Promise<void> {
    const { status } = await this.send(() => this.self.ask('POST', `/api/notes/${note.id}/restore`));
    const knowledge = knowledgeOf(status);
    if (knowledge === 'done') note.isDeleted = 'refused';
    else if (knowledge === 'unknown') note.isDeleted = 'unknown';
    else if (note.isDeleted === 'done') this.unrestored.push(note.title);
  }

  private async send(act: () => Promise<Outcome>): Promise<Outcome> {
    const outcome = await act();
    // Nobody clicks a hundred times a second at something that does not answer.
    if (!isDone(outcome.status)) await wait(PAUSE_MS);
    if (isDone(outcome.status)) this.counts.acknowledged += 1;
    else if (knowledgeOf(outcome.status) === 'refused') this.counts.refused += 1;
    else this.counts.unknown += 1;
    return outcome;
  }

  /** Saves that were never answered are sent again; afterwards every note has an id. */
  async retryUnanswered(): Promise<void> {
    for (const note of this.notes.filter(({ id }) => id === null)) {
      for (let attempts = 0; note.id === null && attempts < 50; attempts += 1) await this.create(note);
    }
  }

  /** What differs from what this client was answered; nothing, if all is well. */
  async findBrokenPromises(): Promise<string[]> {
    const listed = await this.self.insist<Note[]>('GET', '/api/notes?limit=200&sort=oldest');
    const own = listed.filter(({ access }) => access.sharedBy === null);
    const wrong = this.unrestored.map((title) => `deleted, and not given back: ${title}`);
    for (const title of new Set(own.map((note) => note.title))) {
      if (!this.notes.some((known) => known.title === title)) wrong.push(`nobody made ${title}`);
    }
    for (const known of this.notes) {
      const found = own.filter(({ title }) => title === known.title);
      if (known.isDeleted === 'done' && found.length > 0) wrong.push(`deleted, and still there: ${known.title}`);
      if (known.isDeleted === 'refused' && found.length !== 1) wrong.push(`${found.length} x ${known.title}`);
      const [note] = found;
      if (note) wrong.push(...(await this.lookAt(note, known)));
    }
    return wrong.map((each) => `${this.name}: ${each}`);
  }

  private async lookAt(note: Note, known: KnownNote): Promise<string[]> {
    const wrong: string[] = [];
    const { last, maybe } = known.tags;
    const mayBe = [...(last === null ? [] : [last]), ...maybe];
    if (last !== null && !note.tags.some((tag) => mayBe.includes(tag)))
      wrong.push(`tags of ${note.title}: ${note.tags.join()}, not ${mayBe.join(' or ')}`);
    if (note.enrichment !== 'done') wrong.push(`enrichment of ${note.title}: ${note.enrichment}`);
    const comments = await this.self.insist<Comment[]>('GET', `/api/notes/${note.id}/comments`);
    for (const { content, isThere } of known.comments) {
      const count = comments.filter((comment) => comment.content === content).length;
      if (count > 1 || (isThere === 'done' && count === 0)) wrong.push(`${count} x comment ${content}`);
    }
    for (const [other, isShared] of known.sharedWith) {
      if (isShared !== 'done') continue;
      const { status } = await other.ask('GET', `/api/notes/${note.id}`);
      if (status !== 200) wrong.push(`shared, and answered ${status}: ${note.title}`);
    }
    if (note.audioUrl && (await this.self.ask('GET', note.audioUrl)).status !== 200)
      wrong.push(`audio of ${note.title}`);
    return wrong;
  }
}

const isDone = (status: number) => status >= 200 && status < 300;
/** A 503 may follow upon something that was done: the connection was lost while the commit was under way. */
const knowledgeOf = (status: number): Knowledge =>
  isDone(status) ? 'done' : status >= 400 && status < 500 ? 'refused' : 'unknown';
