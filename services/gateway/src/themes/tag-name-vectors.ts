import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from '@stitchbook/logging';
import { type Embedder, EmbeddingError, LOCAL_MODEL_NAME } from '@stitchbook/meaning';
import { EMBEDDER } from '@stitchbook/meaning/nest';
import { LOGGER } from '../infrastructure/infrastructure.module.ts';

/** 1.5 kB each. */
const MAX_KEPT = 5_000;
/** After a failure, as where there is no model. */
const REST_MS = 60_000;

/** What names of tags mean. Nobody waits for it: what is missing is made meanwhile. */
@Injectable()
export class TagNameVectors {
  private readonly kept = new Map<string, Float32Array>();
  private making: Promise<void> | null = null;
  private restsUntil = 0;

  constructor(
    @Inject(EMBEDDER) private readonly embedder: Embedder,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Of one name, if it is known. */
  get(name: string): Float32Array | undefined {
    return this.kept.get(name);
  }

  /** Has those made that are missing; returns whether more will be known soon. */
  prepare(names: readonly string[]): boolean {
    const missing = names.filter((name) => !this.kept.has(name));
    if (missing.length === 0 || this.embedder.name !== LOCAL_MODEL_NAME || Date.now() < this.restsUntil) return false;
    this.making ??= this.make(missing).finally(() => (this.making = null));
    return true;
  }

  private async make(names: readonly string[]): Promise<void> {
    try {
      const vectors = await this.embedder.embed(names.map((name) => name.replaceAll('-', ' ')));
      vectors.forEach((vector, at) => this.kept.set(names[at] ?? '', vector));
      for (const oldest of [...this.kept.keys()].slice(0, Math.max(0, this.kept.size - MAX_KEPT)))
        this.kept.delete(oldest);
    } catch (error) {
      // Nobody waits for it, and spelling is compared without.
      this.restsUntil = Date.now() + REST_MS;
      if (!(error instanceof EmbeddingError && error.code === 'meaning.no-model'))
        this.logger.warn({ err: error }, 'names of tags could not be compared by what they mean');
    }
  }
}
