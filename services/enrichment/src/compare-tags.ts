import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { WorkerContext } from '@stitchbook/jobs/nest';
import {
  type Embedder,
  EmbeddingError,
  LOCAL_MODEL_NAME,
  cosine,
  findPassages,
  findSentences,
} from '@stitchbook/meaning';
import { EMBEDDER } from '@stitchbook/meaning/nest';

/** About an hour of speech. */
const MAX_PASSAGES = 50;
/** A second of reading; of a large vocabulary the next note reads on. */
const MAX_NEW_NAMES = 64;
/** What has been read is kept though the time is up: beside a backlog all of them would never be ready at once. */
const NAMES_AT_ONCE = 8;
/** 1.5 kB each. */
const MAX_KEPT_NAMES = 5_000;
/** On a busy machine mood and themes are not kept waiting for longer: then the words alone say which tags fit. */
const DEADLINE_MS = 3_000;
const UNKNOWN = -1;

/** How alike in meaning a note and the tags of its owner are. */
@Injectable()
export class CompareTags {
  /** The vectors of names, the one that was used last at the end. */
  private readonly kept = new Map<string, Float32Array>();

  constructor(
    @Inject(EMBEDDER) private readonly embedder: Embedder,
    @Inject(WorkerContext) private readonly context: Pick<WorkerContext, 'logger'>,
  ) {}

  /**
   * The cosine of each name with the passage of the note that is closest to it; undefined where there is no model, or another one
   * than the built-in: how alike is alike enough is known of this one alone.
   */
  async of(transcript: string, names: readonly string[], signal?: AbortSignal): Promise<number[] | undefined> {
    if (names.length === 0 || this.embedder.name !== LOCAL_MODEL_NAME) return undefined;
    const late = new AbortController();
    const stop = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
    const comparison = this.compare(transcript, names, stop);
    comparison.catch(() => undefined);
    try {
      return await Promise.race([comparison, wait(DEADLINE_MS, undefined, { signal: late.signal, ref: false })]);
    } catch (error) {
      if (!(error instanceof EmbeddingError)) throw error;
      if (error.code !== 'meaning.no-model')
        this.context.logger.warn({ err: error }, 'tags could not be compared by meaning');
      return undefined;
    } finally {
      late.abort();
    }
  }

  private async compare(transcript: string, names: readonly string[], signal: AbortSignal): Promise<number[]> {
    const options = { signal };
    const places = findPassages(findSentences(transcript)).slice(0, MAX_PASSAGES);
    const texts = places.map(({ begin, end }) => transcript.slice(begin, end));
    const passages = await this.embedder.embed(texts, options);
    const missing = names.filter((name) => !this.kept.has(name)).slice(0, MAX_NEW_NAMES);
    for (let from = 0; from < missing.length; from += NAMES_AT_ONCE) {
      const some = missing.slice(from, from + NAMES_AT_ONCE);
      const made = await this.embedder.embed(
        some.map((name) => name.replaceAll('-', ' ')),
        options,
      );
      made.forEach((vector, at) => this.keep(some[at] ?? '', vector));
    }
    return names.map((name) => this.closest(name, passages));
  }

  private keep(name: string, vector: Float32Array): void {
    this.kept.set(name, vector);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MAX_KEPT_NAMES && oldest !== undefined) this.kept.delete(oldest);
  }

  private closest(name: string, passages: readonly Float32Array[]): number {
    const vector = this.kept.get(name);
    if (!vector) return UNKNOWN;
    this.kept.delete(name);
    this.kept.set(name, vector);
    return Math.max(UNKNOWN, ...passages.map((passage) => cosine(vector, passage)));
  }
}
