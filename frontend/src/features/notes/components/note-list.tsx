import type { Note } from '@stitchbook/api-types';
import clsx from 'clsx';
import { Suspense, useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { cardClass } from '../../../design/card-class.ts';
import { LoadFailure } from '../../../design/load-failure.tsx';
import { RunningStitch } from '../../../design/running-stitch.tsx';
import { SkeletonLine } from '../../../design/skeleton.tsx';
import { lazyWithRetry } from '../../../recovery/lazy-with-retry.tsx';
import { useFilterCounts } from '../api/get-filter-counts.ts';
import { isKeptList, useNotes, usePinnedNotes } from '../api/get-notes.ts';
import { usePendingChanges } from '../api/pending-changes.ts';
import { isByDay } from '../day-groups.ts';
import { listDensity } from '../list-density.ts';
import { isNarrowed, type ListQuery } from '../list-query.ts';
import { notesOf } from '../notes-cache.ts';
import { withPendingChanges } from '../pending-changes.ts';
import { withPinsOnTop } from '../pins-on-top.ts';
import { describeFound, useCountAnnouncement } from '../use-count-announcement.ts';
import type { FirstNoteProps } from './first-note.tsx';
import { MoreNotes } from './more-notes.tsx';
import type { NoteActions } from './note-row.tsx';
import { NoteWindow, type NoteWindowProps } from './note-window.tsx';
import { noteListTexts } from '../../../texts/en/note-list.ts';

const AfterFirstNote = lazyWithRetry(() => import('./after-first-note.tsx'));
const CloseInMeaning = lazyWithRetry(() => import('./close-in-meaning.tsx'));
const EmptyList = lazyWithRetry(() => import('./empty-list.tsx'));

type NoteListProps = Pick<NoteWindowProps, 'freshNoteId' | 'onShare' | 'actions' | 'renderSaving'> & {
  query: ListQuery;
  /** How to begin, where there is no note at all. */
  firstNote: FirstNoteProps;
};

/** The notes that were asked for, and before them those that are being saved. How many were found is spoken. */
export function NoteList({ query, firstNote, ...cards }: NoteListProps) {
  const answer = useNotes(query);
  const { data, isPlaceholderData, hasNextPage } = answer;
  const notes = useMemo(() => notesOf(data), [data]);
  const count = data && !isPlaceholderData ? notes.length : null;
  return (
    <>
      <p role="status" aria-label={noteListTexts.notesFound} className="sr-only">
        {useCountAnnouncement(query, count, hasNextPage)}
      </p>
      {isKeptList(data) && (
        <p role="status" className="mb-4 rounded-lg bg-hem px-4 py-3">
          {query.search.trim() ? noteListTexts.searchesKept : noteListTexts.showsKept}
        </p>
      )}
      {isNarrowed(query) && count !== null && count > 0 && (
        <FoundLine
          query={query}
          notes={notes}
          isOpenEnded={hasNextPage}
          renderMore={isKeptList(data) ? null : cards.actions.renderForFound}
        />
      )}
      <FoundNotes answer={answer} notes={notes} query={query} firstNote={firstNote} {...cards} />
      {query.search.trim() !== '' && data && !hasNextPage && !isPlaceholderData && !isKeptList(data) && (
        <Suspense>
          <CloseInMeaning query={query} found={notes} />
        </Suspense>
      )}
    </>
  );
}

interface FoundLineProps {
  query: ListQuery;
  notes: readonly Note[];
  isOpenEnded: boolean;
  renderMore: NoteActions['renderForFound'] | null;
}

/** How many were found, counted by the server where the list has not been read to its end, and what can be done with them all. */
function FoundLine({ query, notes, isOpenEnded, renderMore }: FoundLineProps) {
  const { data, isPlaceholderData } = useFilterCounts(query, '', isOpenEnded);
  // Meanwhile those of the filter before are there.
  const counts = (isOpenEnded && !isPlaceholderData && data) || null;
  const { deleted } = usePendingChanges();
  const left = useMemo(() => notes.filter(({ id }) => !deleted.has(id)), [notes, deleted]);
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4 text-soft">
      {describeFound(query, isOpenEnded ? (counts?.total ?? null) : notes.length, notes.length)}
      <Link to="/notes" replace className="inline-flex min-h-11 items-center text-thread-ink underline">
        {query.search.trim() ? noteListTexts.clearSearch : noteListTexts.clearFilters}
      </Link>
      {renderMore?.({ query, notes: left, isOpenEnded, counts })}
    </p>
  );
}

interface FoundNotesProps extends NoteListProps {
  answer: ReturnType<typeof useNotes>;
  notes: Note[];
}

function FoundNotes({ answer, notes, query, firstNote, ...cards }: FoundNotesProps) {
  const { data, isPending, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = answer;
  const pending = usePendingChanges();
  const [density] = listDensity.use();
  const hasPinsOnTop = isByDay(query) && !isNarrowed(query);
  const pins = usePinnedNotes(hasPinsOnTop && hasNextPage);
  const pinned = useMemo(() => notesOf(pins.data), [pins.data]);
  const shown = useMemo(() => {
    const changed = withPendingChanges(notes, pending);
    return hasPinsOnTop ? withPinsOnTop(changed, pinned, pending) : { notes: changed, pinned: 0 };
  }, [notes, pinned, pending, hasPinsOnTop]);
  const fetchMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  // The notes would be moved down by those that are pinned.
  if (isPending || (hasPinsOnTop && hasNextPage && pins.isPending)) {
    return (
      <div role="status" aria-label={noteListTexts.loading} className="grid grid-cols-1 gap-5">
        <NoteCardSkeleton />
        <NoteCardSkeleton />
        <NoteCardSkeleton />
      </div>
    );
  }
  if (isError && !data)
    return <LoadFailure sentence={noteListTexts.notLoaded} error={error} onRetry={() => void refetch()} />;
  if (shown.notes.length === 0) {
    return (
      <Suspense>
        <EmptyList query={query} {...firstNote} />
      </Suspense>
    );
  }
  const isFirst =
    notes.length === 1 &&
    shown.notes.length === 1 &&
    !hasNextPage &&
    !isNarrowed(query) &&
    notes[0]?.access.role === 'owner';
  return (
    <div aria-busy={answer.isPlaceholderData} className={clsx(answer.isPlaceholderData && 'opacity-60')}>
      <NoteWindow
        key={density}
        density={density}
        isByDay={isByDay(query)}
        notes={shown.notes}
        pinned={shown.pinned}
        isOpenEnded={hasNextPage}
        {...cards}
      />
      {isFirst && (
        <Suspense>
          <AfterFirstNote />
        </Suspense>
      )}
      {hasNextPage && <MoreNotes isFetching={isFetchingNextPage} onMore={fetchMore} />}
    </div>
  );
}

function NoteCardSkeleton() {
  return (
    <div data-testid="note-skeleton" className={`${cardClass} relative grid gap-3 py-6 pe-6 ps-11`}>
      <RunningStitch vertical className="absolute inset-y-3 start-4 animate-breathe text-rule" />
      <SkeletonLine className="h-6 w-3/5" />
      <SkeletonLine className="h-4 w-2/5" />
      <SkeletonLine className="mt-2 h-4" />
      <SkeletonLine className="h-4 w-11/12" />
      <SkeletonLine className="h-4 w-1/2" />
    </div>
  );
}
