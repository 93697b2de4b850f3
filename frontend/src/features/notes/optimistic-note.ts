import type { Note } from '@stitchbook/api-types';

interface BeingSaved {
  title: string;
  duration: number;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** What stands in the list until the server has answered: neutral, without themes, its id made from the clock. */
export function optimisticNote({ title, duration, savedAt }: BeingSaved): Note {
  return {
    id: -savedAt,
    title,
    titleSuggestion: null,
    transcript: '',
    transcriptTruncated: false,
    audioUrl: null,
    duration,
    peaks: null,
    createdAt: new Date(savedAt).toISOString(),
    sentiment: 'neutral',
    sentimentCorrected: false,
    themes: [],
    tags: [],
    version: 0,
    enrichment: 'queued',
    enrichmentJobId: null,
    enrichmentReason: null,
    transcriptEdit: null,
    wordlessReason: null,
    sharedWith: null,
    comments: 0,
    isNew: false,
    pinned: false,
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
export function isOptimistic({ id }: Note): boolean {
  return id < 0;
}
