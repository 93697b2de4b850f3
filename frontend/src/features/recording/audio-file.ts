const TYPES = new Set([
  'audio/mpeg',
  'audio/mp3',
  'audio/wav',
  'audio/x-wav',
  'audio/wave',
  'audio/mp4',
  'audio/m4a',
  'audio/x-m4a',
]);
const EXTENSION = /\.(mp3|wav|m4a)$/i;

/** What the file picker offers. */
export const ACCEPTED_FILES = '.mp3,.wav,.m4a,audio/mpeg,audio/wav,audio/mp4,audio/x-m4a';

/** Whether a file is an MP3, WAV or M4A, judged by its type or by its extension. */
export function isAcceptedAudioFile({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return TYPES.has(type.toLowerCase()) || EXTENSION.test(name);
}

/** The file's name without its extension. */
export function titleFromFileName(name: string): string {
  return name.replace(/\.[^.]+$/, '') || name;
}
