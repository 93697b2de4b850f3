import type { Writable } from 'node:stream';
import { backUp } from '../back-up.ts';
import type { Place, Say, Secrets } from '../place/place.ts';
import { describeContent, describeLosses } from './describe-content.ts';
import { chooseFile, intoNewFile } from './into-new-file.ts';

export interface BackUpOptions {
  secrets?: Secrets | undefined;
  /** Ends it before its end; no file is left. */
  signal: AbortSignal;
  say: Say;
}

/**
 * Backs up to what a person named: a new file, a folder, or `-` for standard output. Resolves with whether all audio was
 * there and well; where not, it has said so, and the backup holds everything else.
 */
export async function backUpTo(named: string, place: Place, { secrets, signal, say }: BackUpOptions): Promise<boolean> {
  const work = (target: Writable) => {
    signal.addEventListener('abort', () => target.destroy(signal.reason as Error), { once: true });
    return backUp(place, target, secrets);
  };
  const file = named === '-' ? 'standard output' : await chooseFile(named);
  const report = named === '-' ? await work(process.stdout) : await intoNewFile(file, work);
  say(`Backed up ${describeContent(report)} to ${file}.`);
  const losses = describeLosses(report);
  for (const loss of losses) say(loss);
  return losses.length === 0;
}
