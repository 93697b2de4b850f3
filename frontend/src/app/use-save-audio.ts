import { useCallback, useRef } from 'react';
import type { SaveAudio } from '../features/recording/save-audio.ts';
import { useSaveNote, type NoteWords } from '../features/notes/api/save-note.ts';
import { transcribeAudio, TranscriptionFailed } from '../features/transcription/api/transcribe-audio.ts';
import { describeProblem, isDeletedSince, isUnreachable } from '../http/errors.ts';

/** Transcribes audio and saves it as a note: recording, transcription and notes meet here, and only here. */
export function useSaveAudio(onSaved: (noteId: number) => void): SaveAudio {
  const { mutateAsync: saveNote } = useSaveNote();
  // What was transcribed once is not asked for again when only the saving failed.
  const transcribed = useRef(new WeakMap<Blob, NoteWords>());

  return useCallback<SaveAudio>(
    async ({ title, duration, ...sent }, onProgress, abort) => {
      const { signal } = abort;
      const transcribe = async () => {
        const words = transcribed.current.get(sent.audio) ?? (await transcribeAudio({ ...sent, onProgress, signal }));
        transcribed.current.set(sent.audio, words);
        signal.throwIfAborted();
        return words;
      };
      try {
        const note = await saveNote({ title, duration, savedAt: Date.now(), transcribe, cancel: () => abort.abort() });
        onSaved(note.id);
        return { kind: 'saved' };
      } catch (error) {
        if (signal.aborted) return { kind: 'cancelled' };
        if (isDeletedSince(error)) return { kind: 'deleted-since', reason: describeProblem(error) };
        const step = error instanceof TranscriptionFailed ? 'transcribing' : 'saving';
        return { kind: 'failed', step, isUnreachable: isUnreachable(error), reason: describeProblem(error) };
      }
    },
    [saveNote, onSaved],
  );
}
