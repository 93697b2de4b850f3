import { Suspense } from 'react';
import { ErrorBoundary } from '../../../recovery/error-boundary.tsx';
import { lazyWithRetry } from '../../../recovery/lazy-with-retry.tsx';
import { creationTexts } from '../../../texts/en/creations.ts';

/** Sets texts, which takes a reader of Markdown: who opens a note does not wait for that. */
const NoteCreations = lazyWithRetry(() => import('./note-creations.tsx'));

/** What has been made of this note, on its own page. */
export function FromThisNote({ noteId }: { noteId: number }) {
  return (
    <ErrorBoundary what={creationTexts.fromThisNote}>
      <Suspense>
        <NoteCreations noteId={noteId} />
      </Suspense>
    </ErrorBoundary>
  );
}
