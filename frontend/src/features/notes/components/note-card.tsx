import clsx from 'clsx';
import { AudioPlayer } from '../../../audio/audio-player.tsx';
import { cardClass } from '../../../design/card-class.ts';
import { formatLongDateTime } from '../../../format/date.ts';
import { EnrichmentProblem } from './enrichment-problem.tsx';
import { MoodButton } from './mood-button.tsx';
import { NoteExcerpt } from './note-excerpt.tsx';
import { type NoteCardProps, NoteFrame, NoteTitle } from './note-frame.tsx';
import { NoteMarks, sayPeople } from './note-marks.tsx';
import { ThemeTags } from './theme-tags.tsx';
import { noteListTexts } from '../../../texts/en/note-list.ts';

/** Of a card, whose tags, mood and actions stand on one line where there is room for it; fewer beside the name of a person. */
const MAX_TAGS = { alone: 3, besidePeople: 2 };

/** One note in the list, on a card. */
export function NoteCard(props: NoteCardProps) {
  const { note, isFresh, isDeleting, isEditingTitle, menu, actions } = props;
  return (
    <NoteFrame
      note={note}
      isFresh={isFresh}
      isDeleting={isDeleting}
      className={`${cardClass} py-4 pe-4 ps-9 transition-[box-shadow,opacity,filter] hover:shadow-lift-high sm:py-2 sm:ps-11`}
      seam="inset-y-3 start-3 sm:start-4"
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1 sm:flex sm:min-h-8 sm:items-center sm:gap-4">
          <div className="min-w-0 flex-1">
            <NoteTitle {...props} className="text-xl sm:-my-0.5 sm:truncate sm:py-0.5" fieldClass="text-xl" />
          </div>
          <p className={clsx('shrink-0 text-sm text-soft max-sm:mt-0.5', isEditingTitle && 'sm:hidden')}>
            {isDeleting ? (
              noteListTexts.deleting
            ) : (
              <time dateTime={note.createdAt}>{formatLongDateTime(note.createdAt)}</time>
            )}
          </p>
        </div>
        <div className={clsx('-my-1', isEditingTitle && 'max-sm:hidden')}>{menu}</div>
      </div>
      {note.audioUrl && (
        <div className="max-sm:mt-2">
          <AudioPlayer
            src={note.audioUrl}
            duration={note.duration}
            peaks={note.peaks}
            title={note.title}
            noteId={note.id}
          />
        </div>
      )}
      <NoteExcerpt note={note} />
      <EnrichmentProblem note={note} />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 sm:mt-1">
        <div className="flex min-w-0 basis-full flex-wrap items-center gap-2 empty:hidden md:min-w-44 md:flex-2 md:flex-nowrap">
          <ThemeTags note={note} most={MAX_TAGS[sayPeople(note) ? 'besidePeople' : 'alone']} isInList />
        </div>
        <NoteMarks note={note} />
        <span className="ms-auto flex shrink-0 max-md:order-1">
          <MoodButton note={note} />
        </span>
        {actions}
      </div>
    </NoteFrame>
  );
}
