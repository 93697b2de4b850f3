import { BackupRefusedError } from './backup-refused.error.ts';

/** Names of the entries of the tar archive, in their order; those that end with a slash are prefixes of many. */
export const MANIFEST = 'manifest.json';
/** Only of installations that keep their own secrets. */
export const SECRETS = 'secrets.json';
export const ROWS = 'rows/';
export const AUDIO = 'audio/';
export const CLOSING = 'closing.json';

/** Raised when an older reader could not read the backup any more; additions are no reason. */
export const FORMAT = 1;

const COUNTED_TABLES = ['accounts', 'users', 'notes', 'comments', 'creations'];

export interface TableDescription {
  name: string;
  columns: string[];
}

/** The first entry of a backup: what is needed to take in the rest as it streams by. */
export interface Manifest {
  product: 'stitchbook';
  format: number;
  /** ISO 8601. */
  madeAt: string;
  /** Names of the migrations that had run. */
  migrations: string[];
  /** Those that others refer to come first. */
  tables: TableDescription[];
  /** The last number that each identity column gave out, so that none is given out twice. */
  counters: Counter[];
}

export interface Counter {
  table: string;
  column: string;
  last: string;
}

/** The last entry of a backup. Without it the backup was cut off. */
export interface Closing {
  tables: Record<string, TableChecksum>;
  audio: AudioChecksum;
  /** Audio whose recording was deleted while the backup ran: its rows, which came before, are to go too. */
  deletedMeanwhile: string[];
}

export interface TableChecksum {
  rows: number;
  sha256: string;
}

export interface AudioChecksum {
  files: number;
  bytes: number;
  /** Of the lines `<key> <sha256 of its bytes>`, in the order of the entries. */
  sha256: string;
}

/** Throws `BackupRefusedError` when the text is no manifest of Stitchbook, or of another format. */
export function readManifest(text: string): Manifest {
  const manifest = parse(text);
  if (manifest.product !== 'stitchbook') throw new BackupRefusedError('This file is not a backup of Stitchbook.');
  if (manifest.format !== FORMAT) {
    throw new BackupRefusedError(
      `This backup has format ${manifest.format}, and this version of Stitchbook reads format ${FORMAT}: ` +
        'restore it with the version that made it, and upgrade afterwards.',
    );
  }
  return manifest;
}

function parse(text: string): Manifest {
  try {
    return JSON.parse(text) as Manifest;
  } catch (error) {
    throw new BackupRefusedError('This file is not a backup of Stitchbook.', { cause: error });
  }
}

/** What a backup holds, for the person at the terminal. */
export function describeContent({ tables, audio }: Closing): string {
  const counts = COUNTED_TABLES.map((name) => `${tables[name]?.rows ?? 0} ${name}`);
  const megabytes = (audio.bytes / 2 ** 20).toFixed(1);
  return `${counts.join(', ')}, ${audio.files} recordings (${megabytes} MB)`;
}
