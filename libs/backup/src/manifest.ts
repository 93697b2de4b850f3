import { BackupRefusedError } from './backup-refused.error.ts';

/** Raised when a reader of before could not read it; what was added since is no reason. */
export const FORMAT = 1;

export interface BackedUpTable {
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
  tables: BackedUpTable[];
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
  tables: Record<string, RowsTally>;
  audio: AudioTally;
  /** Audio whose recording was deleted while the backup ran: its rows, which came before, are to go too. */
  deletedMeanwhile: string[];
}

export interface RowsTally {
  rows: number;
  sha256: string;
}

export interface AudioTally {
  files: number;
  bytes: number;
  /** Of the lines `<key> <sha256 of its bytes>`, in the order of the entries. */
  sha256: string;
}

/** Throws `BackupRefusedError` when the file is none of ours, or of a later format. */
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
