import type { NoteDetail } from '@stitchbook/contracts';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PlayerProvider } from '../../../audio/player-context.tsx';
import { ScreenPlayer } from '../../../audio/screen-player.tsx';
import { PageTitle } from '../../../design/page-title.tsx';
import { formatWeekdayDateTime } from '../../../format/date.ts';
import { useNote } from '../api/get-note.ts';
import { NoteNotFound } from './note-not-found.tsx';
import { NoteReaderSkeleton } from './note-reader-skeleton.tsx';
import { SentimentLabel } from './sentiment-label.tsx';
import { ThemeTags } from './theme-tags.tsx';

interface NoteReaderProps {
  /** Whatever the address says. */
  id: string;
  transcript: (note: NoteDetail) => ReactNode;
}

/** A note, to be read and heard at length. */
export function NoteReader({ id, transcript }: NoteReaderProps) {
  const { data: note, isPending } = useNote(id);
  return (
    <>
      <Link
        to="/notes"
        className="-ml-1 inline-flex min-h-10 items-center gap-2 rounded-md px-1 font-semibold text-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" size={18} />
        Back to notes
      </Link>
      {isPending && <NoteReaderSkeleton />}
      {!isPending && !note && <NoteNotFound />}
      {note && (
        <PlayerProvider durationSeconds={note.duration}>
          <article className="mt-4">
            <title>{`${note.title} · Stitchbook`}</title>
            <p className="mb-1 text-soft">
              <time dateTime={note.createdAt}>{formatWeekdayDateTime(note.createdAt)}</time>
            </p>
            <PageTitle>{note.title}</PageTitle>
            <div className="flex flex-wrap items-center gap-2">
              <SentimentLabel sentiment={note.sentiment} />
              <span className="w-2" />
              <ThemeTags note={note} />
            </div>
            {note.audioUrl && (
              <div className="mt-5 border-y border-rule py-3">
                <ScreenPlayer src={note.audioUrl} title={note.title} />
              </div>
            )}
            {transcript(note)}
          </article>
        </PlayerProvider>
      )}
    </>
  );
}
