import type { ExportedNote, Segment } from '@stitchbook/contracts';
import type { NoteCard } from '../../notes/note-card.query.ts';

/** A note without the ids that mean nothing outside of this installation. */
export function describeNote(note: Omit<NoteCard, 'id'>, segments: Segment[]): ExportedNote {
  return {
    format: 'stitchbook-note',
    formatVersion: 1,
    title: note.title,
    createdAt: note.createdAt.toISOString(),
    duration: note.duration,
    sentiment: note.sentiment,
    themes: note.themes.map(({ name, color }) => ({ name, color })),
    transcript: note.transcript,
    originalTranscript: note.originalTranscript,
    transcriptEdit: note.editedBy &&
      note.editedAt && { editedBy: note.editedBy.name, editedAt: note.editedAt.toISOString() },
    segments,
  };
}
