import type { Note, MeaningProgress as Progress } from '@stitchbook/api-types';
import { Link } from 'react-router-dom';
import { Button } from '../../../design/button.tsx';
import { cardClass } from '../../../design/card-class.ts';
import { SkeletonLine } from '../../../design/skeleton.tsx';
import { formatLongDate } from '../../../format/date.ts';
import { meaningTexts } from '../../../texts/en/meaning.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { RequestError } from '../../../http/errors.ts';
import { isPartial, useCloseNotes, useMeaningProgress } from '../api/get-close-notes.ts';
import type { ListQuery } from '../list-query.ts';

interface CloseInMeaningProps {
  query: ListQuery;
  /** What has the words is above, and not named again. */
  found: readonly Note[];
}

/** Below what was found by its words: notes that say the same in others, each with the sentence that does. */
export default function CloseInMeaning({ query, found }: CloseInMeaningProps) {
  const { data, isPending, isError, error, refetch } = useCloseNotes(query);
  const others = data?.filter(({ id }) => found.every((each) => each.id !== id)) ?? [];
  if (isPending)
    return (
      <div role="status" aria-label={meaningTexts.looking} className="mt-8 grid gap-3">
        <SkeletonLine className="h-5 w-2/5" />
        <SkeletonLine className="h-4 w-4/5" />
      </div>
    );
  if (isError && hasNoModel(error)) return null;
  return (
    <div className="mt-8 grid grid-cols-1 gap-4">
      {isError && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft">
          <p role="status">{meaningTexts.failed}</p>
          <Button size="small" onClick={() => void refetch()}>
            {commonTexts.tryAgain}
          </Button>
        </div>
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
      <MeaningProgress isWanted={data !== undefined} />
    </div>
  );
}

interface MeaningProgressProps {
  /** Whether something was looked for by what it means. */
  isWanted: boolean;
}

/** Says of how many notes it is known what they mean, until it is of all that can be read, and then how many could not be. */
export function MeaningProgress({ isWanted }: MeaningProgressProps) {
  const { data } = useMeaningProgress(isWanted);
  const sentence = data && sentenceOf(data);
  return sentence ? <p className="text-sm text-soft">{sentence}</p> : null;
}

function sentenceOf(progress: Progress): string | null {
  const { notes, ready, wordsOnly } = progress;
  if (isPartial(progress)) return meaningTexts.someOnly(ready.toLocaleString(), notes.toLocaleString());
  return wordsOnly > 0 ? meaningTexts.wordsOnly(wordsOnly) : null;
}

/** What its words find is all that a server without a model can find. */
const hasNoModel = (error: Error) => error instanceof RequestError && error.code === 'search.no-meaning';

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
