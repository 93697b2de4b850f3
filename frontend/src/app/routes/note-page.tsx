import type { NoteDetail } from '@stitchbook/api-types';
import { PlayerProvider } from '../../audio/player-context.tsx';
import { ScreenPlayer } from '../../audio/screen-player.tsx';
import type { Track } from '../../audio/sound.ts';
import { useCurrentUser } from '../../features/account/api/get-current-user.ts';
import { Comments } from '../../features/comments/components/comments.tsx';
import { EnrichmentProblem } from '../../features/notes/components/enrichment-problem.tsx';
import { NoteHeading } from '../../features/notes/components/note-heading.tsx';
import { SentimentLabel } from '../../features/notes/components/sentiment-label.tsx';
import { NoteActions } from './note-actions.tsx';
import { NoteTags } from './note-tags.tsx';
import { NoteWords } from './note-words.tsx';

/** A note, to be read, heard and worked on. What its reader may not do is not offered. */
export function NotePage({ note }: { note: NoteDetail }) {
  const readerId = useCurrentUser().data?.id ?? '';
  return (
    <PlayerProvider track={trackOf(note)}>
      <article className="mt-4">
        <title>{`${note.title} · Stitchbook`}</title>
        <NoteHeading note={note} />
        <div className="flex flex-wrap items-center gap-2">
          <span className="me-2 flex">
            <SentimentLabel sentiment={note.sentiment} />
          </span>
          <NoteActions note={note} />
        </div>
        <div className="mt-4">
          <NoteTags note={note} />
        </div>
        <EnrichmentProblem note={note} />
        {note.audioUrl && (
          <div className="mt-5 border-y border-rule py-3 print:hidden">
            <ScreenPlayer />
          </div>
        )}
        <NoteWords note={note} />
        <Comments note={note} readerId={readerId} />
      </article>
    </PlayerProvider>
  );
}

function trackOf({ id, title, audioUrl, duration, peaks }: NoteDetail): Track | null {
  return audioUrl === null ? null : { src: audioUrl, title, knownSeconds: duration, peaks, noteId: id };
}
