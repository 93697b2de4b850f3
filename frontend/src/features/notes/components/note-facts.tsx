import type { NoteDetail } from '@stitchbook/api-types';
import { Clock, Languages, Users } from 'lucide-react';
import { useState } from 'react';
import { formatPlaybackTime } from '../../../format/clock.ts';
import { formatWeekdayDateTime } from '../../../format/date.ts';
import { languageName } from '../../../format/language-name.ts';
import { PERMISSION_LABELS } from '../../../format/permission-label.ts';
import { MoodButton } from './mood-button.tsx';
import { noteTexts } from '../../../texts/en/note.ts';
import { noteListTexts } from '../../../texts/en/note-list.ts';

/**
 * What there is to know about a note on one line: when, how long, in what mood, and who else has it; in which language, where that
 * is not the reader's own.
 */
export function NoteFacts({ note, ownLanguages }: { note: NoteDetail; ownLanguages: readonly string[] }) {
  const { createdAt, duration, moodSentence, sentimentCorrected, access, isNew, sharedWith, language } = note;
  // Seen by being read here; it is told for as long as one stays.
  const [wasNew] = useState(isNew);
  return (
    <ul aria-label={noteTexts.facts} className="-mt-3 flex flex-wrap items-center gap-x-4 gap-y-0.5 text-sm text-soft">
      {wasNew && (
        <li className="rounded-full bg-thread-fill px-2 text-sm/5 font-semibold text-on-thread">
          {noteListTexts.isNew}
        </li>
      )}
      <li>
        <time dateTime={createdAt}>{formatWeekdayDateTime(createdAt)}</time>
      </li>
      {duration > 0 && (
        <li className="flex items-center gap-1.5 tabular-nums">
          <Clock aria-hidden="true" size={16} />
          <span className="sr-only">{noteTexts.duration}</span> {formatPlaybackTime(duration)}
        </li>
      )}
      {language !== null && !ownLanguages.includes(language) && (
        <li className="flex items-center gap-1.5">
          <Languages aria-hidden="true" size={16} />
          <span className="sr-only">{noteTexts.language}</span> {languageName(language)}
        </li>
      )}
      <li className="flex max-w-full min-w-0 items-center gap-2">
        <MoodButton note={note} />
        {moodSentence && !sentimentCorrected && (
          <span className="max-w-80 min-w-0 truncate font-serif italic">{moodSentence}</span>
        )}
      </li>
      {access.role !== 'owner' && (
        <li className="flex min-w-0 flex-wrap items-center gap-x-1.5 font-semibold text-thread-ink">
          <Users aria-hidden="true" size={16} />
          {noteListTexts.sharedBy(access.sharedBy?.name ?? noteListTexts.someone)}
          <span className="font-normal text-soft">{PERMISSION_LABELS[access.role]}</span>
        </li>
      )}
      {sharedWith && (
        <li className="flex items-center gap-1.5">
          <Users aria-hidden="true" size={16} />
          {noteTexts.sharedWith(sharedWith.count)}
        </li>
      )}
    </ul>
  );
}
