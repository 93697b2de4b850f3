import { useRef } from 'react';
import type { SaveTake } from '../../features/recording/save-take.ts';
import { useSaveNote, type NoteWords } from '../../features/notes/api/save-note.ts';
import { transcribeAudio } from '../../features/transcription/api/transcribe-audio.ts';
import { TranscriptionFailed } from '../../features/transcription/transcription-failed.ts';
import { isDeletedSince } from '../../http/deleted-since.ts';
import { describeProblem } from '../../http/request-error.ts';
import { isUnreachable } from '../../http/unreachable.ts';

/** Hears a take out and keeps it as a note: recording, transcription and notes meet here, and only here. */
export function useSaveTake(onSaved: (noteId: number) => void): SaveTake {
  const { mutateAsync: saveNote } = useSaveNote();
  // Words once heard are not asked for again when only the saving failed.
  const heard = useRef(new WeakMap<Blob, NoteWords>());

  return async ({ title, duration, ...take }, onProgress, abort) => {
    const { signal } = abort;
    const hear = async () => {
      const words = heard.current.get(take.audio) ?? (await transcribeAudio({ ...take, onProgress, signal }));
      heard.current.set(take.audio, words);
      signal.throwIfAborted();
      return words;
    };
    try {
      const note = await saveNote({ title, duration, savedAt: Date.now(), hear, cancel: () => abort.abort() });
      onSaved(note.id);
      return { kind: 'saved' };
    } catch (error) {
      if (signal.aborted) return { kind: 'cancelled' };
      if (isDeletedSince(error)) return { kind: 'deleted-since', reason: describeProblem(error) };
      if (isUnreachable(error)) return { kind: 'unreachable', reason: describeProblem(error) };
      return { kind: error instanceof TranscriptionFailed ? 'not-heard' : 'not-saved', reason: describeProblem(error) };
    }
  };
}
