import { ProductError } from '../../errors/product-error.ts';

export const archiveEmpty = () =>
  new ProductError('invalid', 'archive.empty', 'This file is empty. Please choose another one.');
export const archiveMissing = () =>
  new ProductError('invalid', 'archive.missing-field', 'Please send the archive in the field "archive".');
export const notAnArchive = () =>
  new ProductError(
    'unsupported-media',
    'archive.not-a-zip',
    'This is not a zip file. Please choose one that Stitchbook has made.',
  );
export const archiveBroken = (cause?: unknown) =>
  new ProductError('invalid', 'archive.broken', 'This zip file is broken or cut short. Please download it again.', {
    cause,
  });
export const notOurArchive = () =>
  new ProductError(
    'unprocessable',
    'archive.no-manifest',
    'This zip was not made by Stitchbook: it has no manifest that can be read.',
  );
export const unknownVersion = () =>
  new ProductError(
    'unprocessable',
    'archive.version',
    'This archive was made by a newer Stitchbook. Please update this one first.',
  );
export const archiveTooLarge = (megabytes: number) =>
  new ProductError(
    'too-large',
    'archive.too-large',
    `This archive is larger than the ${megabytes} MB that this server takes.`,
  );
export const tooManyFiles = () =>
  new ProductError('too-large', 'archive.too-many-files', 'There are too many files in this archive.');
export const unpacksTooLarge = () =>
  new ProductError(
    'too-large',
    'archive.unpacks-too-large',
    'What is in this archive would be far larger than the archive itself.',
  );

/** Why one file of an archive is not taken in; `message` is a sentence for the person. The rest goes on. */
export class UnreadableFile extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnreadableFile';
  }
}
