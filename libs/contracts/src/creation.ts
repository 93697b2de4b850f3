export const CREATION_TYPES = ['narrative', 'story', 'podcast_script', 'summary', 'action_items'] as const;
export type CreationType = (typeof CREATION_TYPES)[number];
export const DEFAULT_CREATION_TYPE: CreationType = 'narrative';

export interface Creation {
  id: number;
  type: CreationType;
  content: string;
  createdAt: string;
  /** The note it was made from; a creation goes when its note goes. */
  noteId: number | null;
  /** Which engine wrote it, for example `built-in/1`. */
  engine: string;
  /** Which version of the note's transcript it was made from; grows by one at every edit of the words. */
  transcriptVersion: number;
}
