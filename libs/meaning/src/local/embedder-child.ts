import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { EmbeddingError } from '../embedding-error.ts';

/** Parent to child, one at a time. */
export interface EmbeddingRequest {
  texts: string[];
}

/** Child to parent. */
export type EmbeddingAnswer = { vectors: Float32Array[] } | { error: string };

/** Tests run the sources, but a process of its own needs the built file. */
const ENTRY = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/local/embedder.process.js' : './embedder.process.js',
  import.meta.url,
);
/** Loading the model takes a second, eight long texts two; a busy machine may take many times as long. */
const ANSWER_TIMEOUT_MS = 120_000;

/** A process with the model: it takes 270 MB, and blocks its thread while it reads. */
export class EmbedderChild {
  private readonly process: ChildProcess;

  constructor(modelDirectory: string, niceness: number) {
    // No environment of ours, nor our options: the gateway's say where its secrets are read from (`--env-file`).
    this.process = fork(ENTRY, [modelDirectory], {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Without a listener, a process that cannot be started would end this one.
    this.process.on('error', () => undefined);
    this.lowerPriority(niceness);
  }

  get isAlive(): boolean {
    return this.process.connected;
  }

  /** One request at a time. Rejects with an `EmbeddingError`; a child that did not answer is not alive afterwards. */
  async embed(texts: string[]): Promise<Float32Array[]> {
    const answer = await this.ask({ texts });
    if ('vectors' in answer) return answer.vectors;
    throw unreadable(answer.error);
  }

  kill(): void {
    this.process.kill('SIGKILL');
  }

  private ask(request: EmbeddingRequest): Promise<EmbeddingAnswer> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.kill(), ANSWER_TIMEOUT_MS);
      const settle = (act: () => void) => {
        clearTimeout(timer);
        this.process.off('message', receive).off('exit', leave).off('error', fail);
        act();
      };
      const receive = (message: unknown) => settle(() => resolve(message as EmbeddingAnswer));
      const leave = (code: number | null, signal: string | null) =>
        settle(() => reject(unreadable(`exit code ${code}, signal ${signal}`)));
      const fail = (error: Error) => settle(() => reject(unreadable(error)));
      this.process.on('message', receive).once('exit', leave).once('error', fail);
      if (this.process.connected) this.process.send(request, (error) => error && fail(error));
      else fail(new Error('the process has ended'));
    });
  }

  private lowerPriority(niceness: number): void {
    try {
      if (this.process.pid !== undefined) setPriority(this.process.pid, niceness);
    } catch {
      // Gone already: who asks it is told.
    }
  }
}

function unreadable(cause: unknown): EmbeddingError {
  return new EmbeddingError('meaning.unreadable', 'The embedding model stopped. Please try again.', { cause });
}
