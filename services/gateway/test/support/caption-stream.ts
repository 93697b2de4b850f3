import { setTimeout as wait } from 'node:timers/promises';
import type { Person } from './person.ts';

export interface ToldCaption {
  id: string;
  type: string;
  data: Record<string, unknown>;
}

/** What is told by `GET /api/uploads/:id/captions`, as a browser's EventSource reads it. */
export class CaptionStream {
  readonly told: ToldCaption[] = [];
  /** Resolves when the gateway ends the stream, or somebody has left it. */
  readonly ended: Promise<void>;
  private readonly leaving: AbortController;

  private constructor(
    readonly response: Response,
    leaving: AbortController,
  ) {
    this.leaving = leaving;
    this.ended = this.read().catch(() => undefined);
  }

  static async open(
    address: string,
    person: Person,
    uploadId: string,
    headers: Record<string, string> = {},
  ): Promise<CaptionStream> {
    const leaving = new AbortController();
    const response = await fetch(`${address}/api/uploads/${uploadId}/captions`, {
      headers: { accept: 'text/event-stream', cookie: person.cookieHeader(), ...headers },
      signal: leaving.signal,
    });
    return new CaptionStream(response, leaving);
  }

  /** Resolves once so many events were told. */
  async until(count: number): Promise<ToldCaption[]> {
    while (this.told.length < count) await wait(5);
    return this.told;
  }

  leave(): Promise<void> {
    this.leaving.abort();
    return this.ended;
  }

  private async read(): Promise<void> {
    let text = '';
    for await (const chunk of this.response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
        const type = field('event');
        if (type) this.told.push({ type, id: field('id') ?? '', data: JSON.parse(field('data') ?? '{}') });
      }
    }
  }
}
