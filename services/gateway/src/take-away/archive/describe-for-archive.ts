import type { ArchivedCreation, ArchivedNote, ExportedNote } from '@stitchbook/contracts';
import type { CreationToArchive, NoteToArchive } from './account-archive.repository.ts';

export function archiveNote(note: NoteToArchive): ArchivedNote {
  const {
    key,
    title,
    transcript,
    originalTranscript,
    version,
    transcriptVersion,
    sentiment,
    themes,
    duration,
    recording,
  } = note;
  return {
    key,
    title,
    transcript,
    originalTranscript,
    transcriptEdit: note.editedAt && {
      editedBy: note.editedBy,
      isOwner: note.editedByOwner,
      editedAt: note.editedAt.toISOString(),
    },
    version,
    transcriptVersion,
    sentiment,
    themes,
    duration,
    createdAt: note.createdAt.toISOString(),
    updatedAt: note.updatedAt.toISOString(),
    recording,
    comments: note.comments,
    shares: note.shares,
  };
}

/** The same note as people read it. */
export function describeArchivedNote(note: ArchivedNote): ExportedNote {
  const { title, createdAt, duration, sentiment, themes, transcript, originalTranscript, transcriptEdit, recording } =
    note;
  return {
    format: 'stitchbook-note',
    formatVersion: 1,
    title,
    createdAt,
    duration,
    sentiment,
    themes,
    transcript,
    originalTranscript,
    transcriptEdit: transcriptEdit && {
      editedBy: transcriptEdit.editedBy ?? 'somebody',
      editedAt: transcriptEdit.editedAt,
    },
    segments: recording?.segments ?? [],
  };
}

export function archiveCreation(creation: CreationToArchive): ArchivedCreation {
  const { noteKey, type, content, engine, transcriptVersion, createdAt } = creation;
  return { noteKey, type, content, engine, transcriptVersion, createdAt: createdAt.toISOString() };
}
