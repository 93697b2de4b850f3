import type { AudioFormat } from '@stitchbook/contracts';
import { nameFile } from '../name-file.ts';

/** Where things are in an archive; the reader knows them by these names and no others. */
export const MANIFEST_PATH = 'manifest.json';
export const THEMES_PATH = 'themes.json';
export const NOTE_JSON = /^(notes\/[^/]+)\/note\.json$/;
export const NOTE_AUDIO = /^(notes\/[^/]+)\/audio\.(?:mp3|wav|m4a)$/;
export const CREATION_JSON = /^creations\/[^/]+\.json$/;

/** By day and title for people; the id keeps two of the same name apart. */
export function noteFolder(note: { id: number; title: string; createdAt: Date }): string {
  return `notes/${note.createdAt.toISOString().slice(0, 10)} ${nameFile(note.title)} (${note.id})`;
}

export function audioPath(folder: string, format: AudioFormat): string {
  return `${folder}/audio.${format}`;
}

export function creationPath(
  creation: { id: number; type: string; createdAt: Date },
  extension: 'json' | 'md',
): string {
  return `creations/${creation.createdAt.toISOString().slice(0, 10)} ${creation.type} (${creation.id}).${extension}`;
}
