import { addAbortListener } from 'node:events';
import { fetchWithSizeLimit, readRetryAfterMs, retryTransient } from '@stitchbook/http-client';
import OpenAI from 'openai';
import type { EmbedOptions, Embedder } from '../embedder.ts';
import { EmbeddingError } from '../embedding-error.ts';
import { toUnitLength } from '../vectors.ts';

export interface EmbeddingService {
  baseUrl: string;
  apiKey?: string;
  model: string;
  timeoutMs: number;
}

/** Texts in one request, and vectors in one answer. */
const BATCH = 32;
/** A longer text is cut: servers refuse what is longer than their model reads, and what a text is about it says in the beginning. */
const MAX_CHARACTERS = 4_000;
const MAX_ANSWER_BYTES = 16 * 2 ** 20;
const MAX_DIMENSIONS = 4_096;
const RETRIES = 1;
const LONGEST_WAIT_MS = 2_000;
/** By these a server refuses what it was given: of some models texts that are longer than they read. */
const REFUSED_TEXTS = [400, 413, 422];
const PASSING = [408, 409, 429];
/** What every model reads. */
const PLAIN_TEXT = 'a';

/** Asks any server that has OpenAI's embeddings API. */
export class OpenAiEmbedder implements Embedder {
  readonly name: string;
  private readonly client: OpenAI;
  private readonly model: string;

  constructor({ baseUrl, apiKey, model, timeoutMs }: EmbeddingService) {
    this.model = model;
    this.name = `openai/${model}`;
    this.client = new OpenAI({
      baseURL: baseUrl,
      apiKey: apiKey ?? 'none',
      organization: null,
      project: null,
      timeout: timeoutMs,
      // Retried here, for as long as somebody wants to wait.
      maxRetries: 0,
      fetch: fetchWithSizeLimit(MAX_ANSWER_BYTES, () => new Error('the answer is too large')),
      logLevel: 'off',
    });
  }

  async embed(texts: readonly string[], options: EmbedOptions = {}): Promise<Float32Array[]> {
    const vectors: Float32Array[] = [];
    for (let from = 0; from < texts.length; from += BATCH) {
      options.signal?.throwIfAborted();
      vectors.push(...(await this.embedBatch(texts.slice(from, from + BATCH), options)));
    }
    return vectors;
  }

  async close(): Promise<void> {}

  private async embedBatch(texts: readonly string[], options: EmbedOptions): Promise<Float32Array[]> {
    const input = texts.map((text) => text.slice(0, MAX_CHARACTERS).toWellFormed() || ' ');
    const vectors = readVectors(await this.ask(input, options), texts.length);
    if (vectors) return vectors;
    throw new EmbeddingError('meaning.unreadable', 'The embedding service gave an answer that could not be read.');
  }

  private async ask(input: string[], { signal, longestWaitMs = LONGEST_WAIT_MS }: EmbedOptions): Promise<unknown> {
    try {
      const options = { retries: RETRIES, longestWaitMs, signal, readTransient };
      return await retryTransient(() => this.request(input, signal), options);
    } catch (cause) {
      const isAboutTexts = await this.isAboutTexts(cause, signal);
      signal?.throwIfAborted();
      if (isAboutTexts)
        throw new EmbeddingError('meaning.unreadable', 'The embedding service refused these texts.', { cause });
      throw new EmbeddingError('meaning.unavailable', 'The embedding service could not be reached, or refused.', {
        cause,
      });
    }
  }

  /** A server that is set up wrongly refuses with the same status whatever it is given. */
  private async isAboutTexts(cause: unknown, signal: AbortSignal | undefined): Promise<boolean> {
    if (!(cause instanceof OpenAI.APIError) || !REFUSED_TEXTS.includes(cause.status as number)) return false;
    return this.request([PLAIN_TEXT], signal).then(
      () => true,
      () => false,
    );
  }

  private async request(input: string[], signal: AbortSignal | undefined): Promise<unknown> {
    // The client never takes its listener off a signal: it gets one that goes with the request.
    const request = new AbortController();
    const followed = signal && addAbortListener(signal, () => request.abort(signal.reason));
    try {
      const body = { model: this.model, input, encoding_format: 'float' } as const;
      return (await this.client.embeddings.create(body, { signal: request.signal })).data;
    } finally {
      followed?.[Symbol.dispose]();
    }
  }
}

/** What a service may not say a moment later. */
function readTransient(cause: unknown): { retryAfterMs?: number | undefined } | null {
  if (!(cause instanceof OpenAI.APIError)) return null;
  const status = cause.status as number | undefined;
  const isTransient = status === undefined || status >= 500 || PASSING.includes(status);
  return isTransient ? { retryAfterMs: readRetryAfterMs(cause.headers as Headers | undefined) } : null;
}

/** Null unless there is one vector of numbers for each text, all of one length. */
function readVectors(data: unknown, count: number): Float32Array[] | null {
  if (!Array.isArray(data) || data.length !== count) return null;
  const vectors: Float32Array[] = [];
  for (const [place, item] of (data as { index?: unknown; embedding?: unknown }[]).entries()) {
    const { embedding, index = place } = item ?? {};
    if (!isVector(embedding) || typeof index !== 'number' || index in vectors || !(index >= 0 && index < count))
      return null;
    vectors[index] = toUnitLength(Float32Array.from(embedding));
  }
  return new Set(vectors.map(({ length }) => length)).size === 1 ? vectors : null;
}

function isVector(value: unknown): value is number[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_DIMENSIONS) return false;
  return value.every(Number.isFinite) && value.some((each) => each !== 0);
}
