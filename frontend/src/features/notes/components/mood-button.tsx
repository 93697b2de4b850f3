import type { Note } from '@stitchbook/api-types';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../../recovery/lazy-with-retry.tsx';
import { openWhenLoaded } from '../../../recovery/open-when-loaded.ts';
import { noteListTexts } from '../../../texts/en/note-list.ts';
import { sentimentFace, SentimentLabel } from './sentiment-label.tsx';

const MoodSheet = lazyWithRetry(() => import('./mood-sheet.tsx'));

/** The mood of a note; it tells what it rests on, and takes another from who may change the note. */
export function MoodButton({ note }: { note: Note }) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={noteListTexts.moodIs(sentimentFace(note.sentiment).label)}
        onClick={({ currentTarget }) => void openWhenLoaded(MoodSheet.load, () => setOpener(currentTarget))}
        className="touch-target flex rounded-full underline decoration-faint decoration-dotted underline-offset-4 hover:decoration-thread"
      >
        <SentimentLabel sentiment={note.sentiment} />
      </button>
      {opener && (
        <Suspense>
          <MoodSheet noteId={note.id} opener={opener} onClose={() => setOpener(null)} />
        </Suspense>
      )}
    </>
  );
}
