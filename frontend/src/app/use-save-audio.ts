import { useCallback, useRef } from 'react';
import type { SaveAudio } from '../features/recording/save-audio.ts';
import { useSaveNote, type NoteWords } from '../features/notes/api/save-note.ts';
import {
  describeProblem,
  isAudioAtFault,
  isDeletedSince,
  isNoteAlready,
  isUnreachable,
  Unreachable,
} from '../http/errors.ts';
import { isSignedOut } from '../http/session.ts';
import { importWithRetry } from '../recovery/lazy-with-retry.tsx';
import { problemTexts } from '../texts/en/problems.ts';
import { Semaphore } from './semaphore.ts';

/** More at a time would only share the same network. */
const SAVED_AT_A_TIME = 2;

/** Comes with the recorder's panel, so that it is there when the network is not, and not with the list. */
export const loadTranscribeAudio = () => import('../features/recording/api/transcribe-audio.ts');

/** Transcribes audio and saves it as a note: recording, transcription and notes meet here, and only here. */
export function useSaveAudio(onSaved: (noteId: number) => void): SaveAudio {
  const { mutateAsync: saveNote } = useSaveNote();
  // What was sent once is not sent again, and what was transcribed once not asked for again.
  const jobs = useRef(new Map<string, string>());
  const transcribed = useRef(new Map<string, NoteWords>());
  const semaphore = useRef(new Semaphore(SAVED_AT_A_TIME));
  const lastSavedAt = useRef(0);

  return useCallback<SaveAudio>(
    async ({ key, title, duration, audio, jobId: earlierJobId, onJob }, onProgress, abort) => {
      const { signal } = abort;
      // The list tells notes that are being saved apart by it.
      const savedAt = Math.max(Date.now(), lastSavedAt.current + 1);
      lastSavedAt.current = savedAt;
      const hasJob = (id: string) => {
        jobs.current.set(key, id);
        onJob(id);
      };
      let step: 'transcribing' | 'saving' = 'transcribing';
      let release: () => void = () => undefined;
      const transcribe = async () => {
        if (semaphore.current.isTaken) onProgress({ stage: 'waiting' });
        release = await semaphore.current.acquire(signal);
        const jobId = jobs.current.get(key) ?? earlierJobId;
        const { transcribeAudio } = await importWithRetry(loadTranscribeAudio).catch(() => {
          throw new Unreachable();
        });
        const words =
          transcribed.current.get(key) ??
          (await transcribeAudio({ audio, title, jobId, onJob: hasJob, onProgress, signal }));
        transcribed.current.set(key, words);
        step = 'saving';
        signal.throwIfAborted();
        onProgress({ stage: 'saving' });
        return words;
      };
      try {
        const note = await saveNote({ key, title, duration, savedAt, transcribe, cancel: () => abort.abort() });
        onSaved(note.id);
        return { kind: 'saved' };
      } catch (error) {
        if (signal.aborted) return { kind: 'cancelled' };
        if (isDeletedSince(error)) return { kind: 'deleted-since', reason: describeProblem(error) };
        if (isNoteAlready(error)) return { kind: 'deleted-since', reason: problemTexts.noteAlready };
        return {
          kind: 'failed',
          step,
          waitsFor: whatIsMissing(error),
          reason: describeProblem(error),
          isAtFault: isAudioAtFault(error),
        };
      } finally {
        release();
      }
    },
    [saveNote, onSaved],
  );
}

function whatIsMissing(error: unknown): 'network' | 'sign-in' | null {
  if (isUnreachable(error)) return 'network';
  return isSignedOut(error) ? 'sign-in' : null;
}
