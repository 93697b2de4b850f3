import type { Note, NoteDetail, Segment } from '@stitchbook/contracts';
import { describeAccess } from './note-access.ts';
import type { NoteCard } from './note-card.query.ts';

export function presentNote(note: NoteCard): Note {
  return {
    id: note.id,
    title: note.title,
    transcript: note.transcript,
    audioUrl: note.recordingId === null ? null : `/api/notes/${note.id}/audio`,
    duration: note.duration,
    createdAt: note.createdAt.toISOString(),
    sentiment: note.sentiment,
    themes: note.themes,
    tags: note.themes.map(({ name }) => name),
    version: note.version,
    enrichment: note.enrichment,
    enrichmentJobId: note.role === 'owner' ? note.enrichmentJobId : null,
    transcriptEdit: note.editedBy &&
      note.editedAt && { editedBy: note.editedBy, editedAt: note.editedAt.toISOString() },
    access: describeAccess(note),
  };
}

export function presentNoteDetail(note: NoteCard, segments: Segment[]): NoteDetail {
  return { ...presentNote(note), segments, originalTranscript: note.originalTranscript };
}
