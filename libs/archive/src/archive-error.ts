/** What can be wrong with a whole archive; whoever answers a request makes a status code of it. */
export type ArchiveErrorCode =
  | 'archive.empty'
  | 'archive.not-a-zip'
  | 'archive.broken'
  | 'archive.no-manifest'
  | 'archive.version'
  | 'archive.too-large'
  | 'archive.too-many-files'
  | 'archive.unpacks-too-large'
  | 'archive.too-heavy';

/** An archive is refused as a whole; `message` is a sentence for the person, `code` is stable. */
export class ArchiveError extends Error {
  constructor(
    readonly code: ArchiveErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ArchiveError';
  }
}

/* The errors by which an archive is refused as a whole, one function each. */

export const archiveEmpty = () => new ArchiveError('archive.empty', 'This file is empty. Please choose another one.');
export const notAZip = () =>
  new ArchiveError('archive.not-a-zip', 'This is not a zip file. Please choose one that Stitchbook has made.');
export const archiveBroken = (cause?: unknown) =>
  new ArchiveError('archive.broken', 'This zip file is broken or cut short. Please download it again.', { cause });
export const withoutManifest = () =>
  new ArchiveError('archive.no-manifest', 'This zip was not made by Stitchbook: it has no manifest that can be read.');
export const unknownVersion = () =>
  new ArchiveError('archive.version', 'This archive was made by a newer Stitchbook. Please update this one first.');
export const archiveTooLarge = (megabytes: number) =>
  new ArchiveError('archive.too-large', `This archive is larger than the ${megabytes} MB that this server takes.`);
export const tooManyFiles = () =>
  new ArchiveError('archive.too-many-files', 'There are too many files in this archive.');
export const unpacksTooLarge = () =>
  new ArchiveError('archive.unpacks-too-large', 'What is in this archive would be far larger than the archive itself.');
export const archiveTooHeavy = (cause: unknown) =>
  new ArchiveError(
    'archive.too-heavy',
    'Reading this archive takes more time or memory than there is for it. Please export it again in its own Stitchbook.',
    { cause },
  );

/** One file of an archive cannot be imported; `message` is a sentence for the person. The import of the others goes on. */
export class UnreadableFileError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnreadableFileError';
  }
}
