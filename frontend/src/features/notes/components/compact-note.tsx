import clsx from 'clsx';
import { AlignLeft } from 'lucide-react';
import { RowPlayButton } from '../../../audio/row-play-button.tsx';
import { usePlayback } from '../../../audio/use-playback.ts';
import { formatPlaybackTime } from '../../../format/clock.ts';
import { formatLongDateTime, formatShortTime } from '../../../format/date.ts';
import { EnrichmentProblem } from './enrichment-problem.tsx';
import { NoteLine } from './note-excerpt.tsx';
import { type NoteCardProps, NoteFrame, NoteTitle } from './note-frame.tsx';
import { SentimentLabel } from './sentiment-label.tsx';
import { NoteMarks } from './note-marks.tsx';
import { ThemeTags } from './theme-tags.tsx';
import { noteListTexts } from '../../../texts/en/note-list.ts';
import { playerTexts } from '../../../texts/en/player.ts';

const MAX_TAGS = 2;

export interface RowPlace {
  /** Whether a sheet of rows begins, or ends, with it. */
  isFirst: boolean;
  isLast: boolean;
}

/** The sheet on which rows lie. */
export function rowClass({ isFirst, isLast }: RowPlace): string {
  return clsx(
    'border-x border-b border-rule bg-sheet',
    isFirst && 'rounded-t-sheet border-t',
    isLast && 'rounded-b-sheet',
  );
}

/** One note in the list, in a row: of its words what one line has room for, and one button of its player. */
export function CompactNote(props: NoteCardProps & RowPlace) {
  const { note, isFresh, isDeleting, isEditingTitle, menu, actions } = props;
  const { audioUrl, duration, peaks, title, id } = note;
  const track = audioUrl ? { src: audioUrl, title, knownSeconds: duration, peaks, noteId: id } : null;
  const playback = usePlayback(track);
  return (
    <NoteFrame
      note={note}
      isFresh={isFresh}
      isDeleting={isDeleting}
      className={`${rowClass(props)} flex min-h-[88px] flex-col justify-center py-0.5 pe-2 ps-5 transition-[opacity,filter] hover:bg-hem sm:min-h-[72px] sm:py-1 sm:ps-7`}
      seam="inset-y-1.5 start-1.5 sm:start-2"
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
        <div className="row-span-2">
          {track ? (
            <RowPlayButton track={track} playback={playback} />
          ) : (
            <span className="grid size-11 place-items-center text-faint">
              <AlignLeft aria-hidden="true" size={20} />
            </span>
          )}
        </div>
        <div className={clsx('min-w-0', isEditingTitle && 'max-sm:col-span-2')}>
          <NoteTitle
            {...props}
            className="flex items-center py-0.5 text-base sm:text-lg [&>a]:min-w-0 [&>a]:truncate"
            fieldClass="text-base"
          />
        </div>
        <p className="col-start-2 row-start-2 truncate text-sm text-soft">
          <NoteLine note={note} />
        </p>
        <div className="col-span-3 row-start-3 flex min-w-0 items-center justify-between gap-x-3 sm:contents">
          <div className="flex shrink-0 items-center gap-3 text-sm whitespace-nowrap text-soft sm:col-start-3 sm:row-start-2 sm:justify-end">
            {actions}
            <NoteMarks note={note} isShort />
            <SentimentLabel sentiment={note.sentiment} isIconAlone />
            {track && (
              <span className="tabular-nums">
                {formatPlaybackTime(playback.hasStarted ? playback.currentSeconds : playback.durationSeconds)}
              </span>
            )}
            {isDeleting ? (
              noteListTexts.deleting
            ) : (
              <time dateTime={note.createdAt} title={formatLongDateTime(note.createdAt)}>
                {formatShortTime(note.createdAt)}
              </time>
            )}
          </div>
          <div
            className={clsx(
              'flex max-w-60 min-w-0 items-center justify-end gap-1.5 overflow-x-clip sm:col-start-3 sm:row-start-1 sm:min-h-7.5 sm:justify-self-end',
              isEditingTitle && 'sm:hidden',
            )}
          >
            <ThemeTags note={note} most={MAX_TAGS} mostOnPhone={1} isInList />
          </div>
        </div>
        <div
          className={clsx('col-start-3 row-span-2 row-start-1 -my-1 sm:col-start-4', isEditingTitle && 'max-sm:hidden')}
        >
          {menu}
        </div>
      </div>
      {playback.problem && (
        <p role="alert" className="pb-1 text-sm text-alarm">
          {playerTexts.problems[playback.problem]}
        </p>
      )}
      <EnrichmentProblem note={note} />
    </NoteFrame>
  );
}
