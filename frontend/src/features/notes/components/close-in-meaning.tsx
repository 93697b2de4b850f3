import type { Note } from '@stitchbook/api-types';
import { MessageCircleQuestion } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../design/button-class.ts';
import { cardClass } from '../../../design/card-class.ts';
import { SkeletonLine } from '../../../design/skeleton.tsx';
import { formatLongDate } from '../../../format/date.ts';
import { meaningTexts } from '../../../texts/en/meaning.ts';
import { useCloseNotes, useMeaningProgress } from '../api/get-close-notes.ts';
import type { ListQuery } from '../list-query.ts';

interface CloseInMeaningProps {
  query: ListQuery;
  /** What has the words is above, and not named again. */
  found: readonly Note[];
}

/** Below what was found by its words: notes that say the same in others, each with the sentence that does. */
export default function CloseInMeaning({ query, found }: CloseInMeaningProps) {
  const { data, isPending } = useCloseNotes(query);
  const progress = useMeaningProgress(data !== undefined).data;
  const others = data?.filter(({ id }) => found.every((each) => each.id !== id)) ?? [];
  const question = query.search.trim();
  const isQuestion = question.endsWith('?') && question.length > 1;
  if (isPending)
    return (
      <div role="status" aria-label={meaningTexts.looking} className="mt-8 grid gap-3">
        <SkeletonLine className="h-5 w-2/5" />
        <SkeletonLine className="h-4 w-4/5" />
      </div>
    );
  return (
    <div className="mt-8 grid grid-cols-1 gap-4">
      {isQuestion && (
        <Link
          to={`/ask?${new URLSearchParams({ q: question })}`}
          className={buttonClass('paper', 'medium', 'justify-self-start text-start wrap-anywhere')}
        >
          <MessageCircleQuestion aria-hidden="true" size={18} className="shrink-0" />
          {meaningTexts.ask(question)}
        </Link>
      )}
      {others.length > 0 && (
        <section aria-labelledby="close-in-meaning">
          <h2 id="close-in-meaning" className="mb-3 text-xl">
            {meaningTexts.close}
          </h2>
          <ul className={`${cardClass} divide-y divide-rule`}>
            {others.map((note) => (
              <CloseNote key={note.id} note={note} />
            ))}
          </ul>
        </section>
      )}
      {progress && progress.ready < progress.notes && (
        <p className="text-sm text-soft">
          {meaningTexts.someOnly(progress.ready.toLocaleString(), progress.notes.toLocaleString())}
        </p>
      )}
    </div>
  );
}

function CloseNote({ note: { id, title, createdAt, closest } }: { note: Note }) {
  const moment = closest?.atSeconds ?? null;
  return (
    <li className="grid gap-1 px-4 py-3 sm:px-6">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Link
          to={`/notes/${id}${moment === null ? '' : `?at=${moment}`}`}
          className="touch-target rounded-sm font-semibold wrap-anywhere hover:underline"
        >
          {title}
        </Link>
        <time dateTime={createdAt} className="text-sm text-soft">
          {formatLongDate(createdAt)}
        </time>
      </p>
      {closest && <q className="font-serif wrap-anywhere text-soft italic">{closest.text}</q>}
    </li>
  );
}
