export { type AudioLocation, openAudio, readExactly } from './archive-audio.ts';
export { ArchiveError, type ArchiveErrorCode, UnreadableFileError } from './archive-error.ts';
export { checkZip } from './check-zip.ts';
export { CREATION_MEDIA_TYPES, writeCreationFile } from './creation-formats/creation-file.ts';
export * from './files/archive-layout.ts';
export {
  ARCHIVE_FORMAT,
  ARCHIVE_FORMAT_VERSION,
  type ArchiveManifest,
  type ExportedBlock,
  type ExportedCorrectedWord,
  ExportedCreation,
  type ExportedTerm,
} from './files/exported-account.ts';
export { ExportedCitation } from './files/exported-citation.ts';
export { COPIED_NOTE_PROPERTIES, ExportedNote, ExportedTheme } from './files/exported-note.ts';
export type { ExportedTagPair } from './files/exported-tag-pair.ts';
export { ExportedTask } from './files/exported-task.ts';
export { writeJson } from './json-text.ts';
export { escapeMarkdown, writeMarkdown } from './note-formats/markdown.ts';
export { NOTE_FORMATS } from './note-formats/note-formats.ts';
export type { PrintableNote } from './note-formats/printable-note.ts';
export type { ArchiveItem, NoteToImport } from './reading/read-archive.ts';
export { readArchiveInThread } from './reading/read-in-thread.ts';
export { type FileInZip, streamZip } from './stream-zip.ts';
export { splitText, streamText } from './text-chunks.ts';
