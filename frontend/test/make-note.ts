import type { Comment, Note, NoteAccess, NoteDetail } from '@stitchbook/api-types';
import type { SharePermission } from '@stitchbook/contracts';

/** A finished note of the reader's own. */
export function makeNote(changes: Partial<Note> = {}): Note {
  return {
    id: 7,
    title: 'The workshop by the canal',
    titleSuggestion: null,
    transcript: 'What if the old bindery became the studio?',
    transcriptTruncated: false,
    audioUrl: '/api/notes/7/audio',
    duration: 65,
    peaks: null,
    createdAt: '2026-05-30T14:07:00',
    sentiment: 'very_positive',
    sentimentCorrected: false,
    themes: [{ id: 1, name: 'studio', color: '#0f9d8a' }],
    tags: ['studio'],
    version: 1,
    enrichment: 'done',
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
      mayComment: true,
      mayEdit: true,
      mayGenerate: true,
      mayShare: true,
      mayDelete: true,
    },
    ...changes,
  };
}

export function makeNoteDetail(changes: Partial<NoteDetail> = {}): NoteDetail {
  return {
    ...makeNote(),
    segments: [],
    notUnderstood: [],
    chapters: [],
    language: 'en',
    unsureWords: [],
    substitutions: [],
    originalTranscript: null,
    foundSentiment: 'very_positive',
    moodSentence: null,
    ...changes,
  };
}

/** What somebody with whom a note is shared may do with it. */
export function sharedAccess(role: SharePermission): NoteAccess {
  return {
    role,
    sharedBy: { id: 'user-bea', name: 'Bea Dashwood' },
    mayComment: role !== 'view',
    mayEdit: role === 'edit',
    mayGenerate: role === 'edit',
    mayShare: false,
    mayDelete: false,
  };
}

/** Another person's comment on note 7, of three hours ago. */
export function makeComment(changes: Partial<Comment> = {}): Comment {
  const createdAt = new Date(Date.now() - 3 * 3_600_000).toISOString();
  return {
    id: 1,
    noteId: 7,
    userId: 'user-bea',
    userName: 'Bea Dashwood',
    content: 'The boiler first.',
    createdAt,
    updatedAt: createdAt,
    timestamp: null,
    mayDelete: true,
    mayEdit: false,
    ...changes,
  };
}
