import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { WorkerContext } from '@stitchbook/jobs/nest';
import { type Embedder, EmbeddingError, embedNote } from '@stitchbook/meaning';
import { EMBEDDER } from '@stitchbook/meaning/nest';
import { NoteVectorRepository } from './note-vector.repository.ts';

/** The model may come, or a service answer again, while the worker runs. */
const POLL_EVERY_MS = 30_000;
/** A note that is saved or corrected is read at once: looked for are only those of an import, and what another worker left. Every note is gone through for that. */
const NONE_MS = 5 * 60_000;

/** A long note is many requests, and is begun anew after one that fails. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Makes the vectors by which notes are found by meaning, one note at a time, the latest first. No job: which notes have none is
 * known by their rows, also when the model has changed or the words were corrected (decision 57).
 */
@Injectable()
export class MakeNoteVectors implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | null = null;
  private isWanted = false;
  private restsUntil = 0;
  private readonly closing = new AbortController();

  constructor(
    private readonly vectors: NoteVectorRepository,
    @Inject(EMBEDDER) private readonly embedder: Embedder,
    @Inject(WorkerContext) private readonly context: WorkerContext,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      if (Date.now() >= this.restsUntil) this.wake();
    }, POLL_EVERY_MS);
    this.wake();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.closing.abort();
    await this.working;
    await this.embedder.close();
  }

  /** There may be a note without vectors. */
  wake(): void {
    this.isWanted = true;
    if (this.closing.signal.aborted) return;
    this.working ??= this.workOff()
      .catch((error: unknown) => this.context.logger.warn({ err: error }, 'vectors of notes could not be made'))
      .finally(() => (this.working = null));
  }

  private async workOff(): Promise<void> {
    while (this.isWanted) {
      this.isWanted = false;
      while (await this.makeNext());
    }
  }

  /** Returns whether there may be more to do. */
  private async makeNext(): Promise<boolean> {
    const { signal } = this.closing;
    const { name } = this.embedder;
    if (signal.aborted) return false;
    const note = await this.vectors.claimNext(name);
    if (!note) {
      this.restsUntil = Date.now() + NONE_MS;
      return false;
    }
    try {
      const options = { signal, longestWaitMs: LONGEST_WAIT_MS };
      await this.vectors.store(note, name, await embedNote(this.embedder, note.transcript, options));
      return true;
    } catch (error) {
      const isOfThisNote = error instanceof EmbeddingError && error.code === 'meaning.unreadable';
      if (isOfThisNote) await this.vectors.fail(note, name);
      else await this.vectors.release(note);
      if (!signal.aborted && !isModelMissing(error))
        this.context.logger.warn({ err: error, noteId: note.id }, 'vectors of a note could not be made');
      return isOfThisNote;
    }
  }
}

const isModelMissing = (error: unknown) => error instanceof EmbeddingError && error.code === 'meaning.no-model';
