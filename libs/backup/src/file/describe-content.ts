import type { BackupReport } from '../back-up.ts';
import type { Closing } from '../manifest.ts';

const COUNTED = ['accounts', 'users', 'notes', 'comments', 'creations'];

/** What a backup holds, for the person at the terminal. */
export function describeContent({ tables, audio }: Closing): string {
  const counts = COUNTED.map((name) => `${tables[name]?.rows ?? 0} ${name}`);
  const megabytes = (audio.bytes / 2 ** 20).toFixed(1);
  return `${counts.join(', ')}, ${audio.files} recordings (${megabytes} MB)`;
}

/** What is wrong with the audio of an installation, a sentence each; none when all is well. */
export function describeLosses({ lost, damaged }: BackupReport): string[] {
  return [
    ...lost.map((key) => `The audio ${key} is gone from the store: the backup has only the words of its note.`),
    ...damaged.map((key) => `The audio ${key} is not what was uploaded: the backup has it as it was found.`),
  ];
}
