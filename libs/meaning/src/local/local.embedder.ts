import { areModelFilesComplete } from '@stitchbook/model-files';
import type { EmbedOptions, Embedder } from '../embedder.ts';
import { EmbeddingError } from '../embedding-error.ts';
import { EmbedderChild } from './embedder-child.ts';
import { EMBEDDING_MODEL_SOURCES, LOCAL_MODEL_NAME } from './embedding-model.ts';

/** From 24 texts on the package starts threads, each with a model of its own. Between two batches a signal is looked at. */
const BATCH = 8;
/** Whoever searches once searches again soon. */
const IDLE_MS = 2 * 60_000;

interface LocalModel {
  /** Undefined where this installation has no model. */
  directory: string | undefined;
  /** The operating system's priority of the process: the higher, the more it gives way. */
  niceness: number;
  idleMs?: number;
}

/** The model on this machine, in a process of its own that is started when it is needed and ends when it is not. */
export class LocalEmbedder implements Embedder {
  readonly name = LOCAL_MODEL_NAME;
  private child: EmbedderChild | null = null;
  private idleTimer: NodeJS.Timeout | undefined;
  /** Settles when what was asked before is answered: a child is asked one thing at a time. */
  private previous: Promise<unknown> = Promise.resolve();
  private isModelThere = false;
  private isClosed = false;

  constructor(private readonly model: LocalModel) {}

  async embed(texts: readonly string[], { signal }: EmbedOptions = {}): Promise<Float32Array[]> {
    const vectors: Float32Array[] = [];
    for (let from = 0; from < texts.length; from += BATCH) {
      signal?.throwIfAborted();
      const batch = texts.slice(from, from + BATCH);
      const answer = this.previous.then(() => this.embedBatch(batch, signal));
      this.previous = answer.catch(() => undefined);
      vectors.push(...(await answer));
    }
    return vectors;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.endChild();
  }

  private async embedBatch(texts: string[], signal: AbortSignal | undefined): Promise<Float32Array[]> {
    signal?.throwIfAborted();
    const child = await this.startedChild();
    clearTimeout(this.idleTimer);
    try {
      return await child.embed(texts.map((text) => text.toWellFormed()));
    } finally {
      this.idleTimer = setTimeout(() => this.endChild(), this.model.idleMs ?? IDLE_MS);
      this.idleTimer.unref();
    }
  }

  private async startedChild(): Promise<EmbedderChild> {
    if (this.isClosed) throw new EmbeddingError('meaning.unavailable', 'This process is shutting down.');
    if (this.child?.isAlive) return this.child;
    const { directory, niceness } = this.model;
    this.isModelThere ||= directory !== undefined && (await areModelFilesComplete(directory, EMBEDDING_MODEL_SOURCES));
    if (directory === undefined || !this.isModelThere)
      throw new EmbeddingError('meaning.no-model', 'The embedding model is not on this machine yet.');
    return (this.child = new EmbedderChild(directory, niceness));
  }

  private endChild(): void {
    clearTimeout(this.idleTimer);
    this.child?.kill();
    this.child = null;
  }
}
