import type { Note } from '@stitchbook/contracts';

interface BeingSaved {
  title: string;
  duration: number;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** What stands in the list until the server has answered: neutral, without themes, its id made from the clock. */
export function temporaryNote({ title, duration, savedAt }: BeingSaved): Note {
  return {
    id: -savedAt,
    title,
    transcript: '',
    audioUrl: null,
    duration,
    createdAt: new Date(savedAt).toISOString(),
    sentiment: 'neutral',
    themes: [],
    tags: [],
    version: 0,
    enrichment: 'queued',
    enrichmentJobId: null,
    transcriptEdit: null,
    access: {
      role: 'owner',
      sharedBy: null,
      mayComment: false,
      mayEdit: false,
      mayGenerate: false,
      mayShare: false,
      mayDelete: false,
    },
  };
}

/** Server ids are positive. */
export function isTemporary({ id }: Note): boolean {
  return id < 0;
}
