import { randomBytes, createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Note } from '@stitchbook/api-types';
import { audioFixture } from '@stitchbook/testing';
import { Visitor } from '../../containers/visitor.ts';

/** What `Visitor.createAccount` chooses. */
const PASSWORD = 'marigold tapestry lantern';
const TRANSCRIPT = 'I am so happy: the garden party was wonderful, and on Monday I will call the dentist.';

/** A person with an account, wherever the product is at the moment. */
export class TestUser {
  readonly email = `ada-${randomBytes(6).toString('hex')}@example.com`;
  private visitor: Visitor | null = null;

  async joinAt(url: string): Promise<void> {
    this.visitor = new Visitor(url);
    await this.visitor.createAccount(this.email);
  }

  /** With the password of before. Throws when it does not let them in. */
  async signInAt(url: string): Promise<void> {
    this.visitor = new Visitor(url);
    const form = await this.visitor.visit('/api/login');
    await form.page.body?.cancel();
    const body = new URLSearchParams({ email: this.email, password: PASSWORD });
    const { page } = await this.visitor.visit(form.url.pathname, { method: 'POST', body });
    await page.body?.cancel();
    if (!page.ok) throw new Error(`nobody was let in: ${page.status}`);
  }

  async ask<T>(path: string, init?: RequestInit): Promise<T> {
    const answer = await this.browser.send(path, init);
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  async post<T>(path: string, body: object): Promise<T> {
    const headers = { 'content-type': 'application/json' };
    return this.ask<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** A note with a recording; resolves once its mood and themes are settled. */
  async keepNote(title: string): Promise<Note> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ title, transcript: TRANSCRIPT, duration: '3' })) form.set(name, value);
    form.set('audio', new File([await readFile(audioFixture('amiable.wav'))], 'a.wav', { type: 'audio/wav' }));
    const { id } = await this.ask<Note>('/api/notes', { method: 'POST', body: form });
    for (;;) {
      const note = await this.ask<Note>(`/api/notes/${id}`);
      if (note.enrichment === 'done') return note;
      if (note.enrichment === 'failed') throw new Error('a note was not enriched');
      await wait(200);
    }
  }

  /** Everything there is for this person to see, and a sum of every recording. */
  async everything(): Promise<{ notes: unknown[]; comments: unknown[]; audio: string[]; creations: unknown[] }> {
    const notes = await this.ask<Note[]>('/api/notes');
    const comments: unknown[] = [];
    const audio: string[] = [];
    for (const { id, audioUrl } of notes) {
      comments.push(await this.ask(`/api/notes/${id}/comments`));
      if (!audioUrl) continue;
      const bytes = Buffer.from(await (await this.browser.send(audioUrl)).arrayBuffer());
      audio.push(createHash('sha256').update(bytes).digest('hex'));
    }
    return { notes, comments, audio, creations: await this.ask<unknown[]>('/api/creations') };
  }

  private get browser(): Visitor {
    if (!this.visitor) throw new Error('nobody is there yet');
    return this.visitor;
  }
}
