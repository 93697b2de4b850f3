import { type Profiler, Session } from 'node:inspector';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../test/run-program.ts';

/** Block coverage of a target's sources, by V8's own counts. */
export class Coverage {
  private readonly session = new Session();
  private readonly prefixes: string[];

  /** @param folders that count, for example `libs/text/src` */
  constructor(folders: readonly string[]) {
    this.prefixes = folders.map((folder) => `${pathToFileURL(ROOT).href}/${folder}`);
    this.session.connect();
    this.post('Profiler.enable');
    this.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** The blocks that were reached since the last call. */
  take(): string[] {
    const { result } = this.post('Profiler.takePreciseCoverage') as Profiler.TakePreciseCoverageReturnType;
    const places: string[] = [];
    for (const { url, scriptId, functions } of result) {
      if (!this.prefixes.some((prefix) => url.startsWith(prefix))) continue;
      for (const { ranges } of functions) {
        for (const { startOffset, endOffset, count } of ranges)
          if (count > 0) places.push(`${scriptId}:${startOffset}:${endOffset}`);
      }
    }
    return places;
  }

  /** To be called before the thread ends: an inspector that is still connected takes the process along. */
  stop(): void {
    this.session.disconnect();
  }

  private post(method: string, parameters?: object): object | undefined {
    let answer: object | undefined;
    // Answered before it returns.
    this.session.post(method, parameters, (error, result) => {
      if (error) throw error;
      answer = result;
    });
    return answer;
  }
}
