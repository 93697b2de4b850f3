import type { Note } from '@stitchbook/api-types';
import clsx from 'clsx';
import { Suspense, useMemo, useState } from 'react';
import { lazyWithRetry } from '../../../recovery/lazy-with-retry.tsx';
import { useNotesBeingDeleted } from '../api/pending-changes.ts';
import type { ListDensity } from '../list-density.ts';
import { groupAt, groupByDay } from '../day-groups.ts';
import { isOptimistic } from '../optimistic-note.ts';
import { useSelection } from '../selection.ts';
import { useSelectNotes } from '../use-select-notes.ts';
import { useListWindow } from '../use-list-window.ts';
import { DayHeading, StickyDay } from './day-heading.tsx';
import { type NoteActions, NoteRow } from './note-row.tsx';
import type { RenderSaving } from './saving-card.tsx';
import { SelectNote } from './select-note.tsx';

const SelectionBar = lazyWithRetry(() => import('./selection-bar.tsx'));

export interface NoteWindowProps {
  notes: Note[];
  density: ListDensity;
  /** So many of the notes, from the first on, are pinned and stand above the others. */
  pinned: number;
  /** Whether the notes are in the order of their days, under whose names they then stand. */
  isByDay: boolean;
  /** Whether there are more than these. */
  isOpenEnded: boolean;
  /** The note that was saved a moment ago. */
  freshNoteId: number | null;
  onShare: (note: Note, opener: HTMLElement | null) => void;
  actions: NoteActions;
  renderSaving: RenderSaving;
}

/** The part of a long list that is on the screen. */
export function NoteWindow({ notes, density, pinned, isByDay, isOpenEnded, freshNoteId, ...row }: NoteWindowProps) {
  // What is typed is not lost when its card is scrolled away.
  const [editedId, setEditedId] = useState<number | null>(null);
  const beingDeleted = useNotesBeingDeleted();
  const ids = useMemo(() => notes.map(({ id }) => id), [notes]);
  const { list, virtualizer, scrollMargin, passingHeight } = useListWindow(ids, editedId, density);
  const groups = useMemo(
    () => (isByDay ? groupByDay(notes, pinned, isOpenEnded, Date.now()) : []),
    [isByDay, notes, pinned, isOpenEnded],
  );
  const heads = useMemo(() => new Map(groups.map((group) => [group.from, group])), [groups]);
  const selecting = useSelectNotes(ids);
  const selected = useSelection();
  const isCompact = density === 'compact';
  const groupAtTop = groupAt(groups, virtualizer.range?.startIndex ?? 0);
  return (
    <>
      {groupAtTop && <StickyDay group={groupAtTop} isCompact={isCompact} />}
      <ul ref={list} {...selecting} className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const note = notes[index];
          if (!note) return null;
          const head = heads.get(index);
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={isOpenEnded ? -1 : notes.length}
              className="absolute inset-x-0"
              style={{ top: start - scrollMargin }}
            >
              {head && <DayHeading group={head} isCompact={isCompact} />}
              <div
                data-note={isOptimistic(note) ? undefined : note.id}
                className={clsx(
                  'relative rounded-sheet',
                  selected && 'ps-10',
                  selected?.has(note.id) && 'bg-thread-wash',
                )}
              >
                {selected && !isOptimistic(note) && <SelectNote note={note} isSelected={selected.has(note.id)} />}
                <NoteRow
                  note={note}
                  isFresh={note.id === freshNoteId}
                  isDeleting={beingDeleted.has(note.id)}
                  isEditingTitle={note.id === editedId}
                  isCompact={isCompact}
                  isUnderDay={isByDay}
                  isFirst={index === 0 || head !== undefined}
                  isLast={index === notes.length - 1 || heads.has(index + 1)}
                  index={index}
                  passingHeight={passingHeight}
                  onEditTitle={setEditedId}
                  {...row}
                />
              </div>
            </li>
          );
        })}
      </ul>
      {selected && (
        <Suspense>
          <SelectionBar notes={notes.filter(({ id }) => selected.has(id))} renderMore={row.actions.renderForSelected} />
        </Suspense>
      )}
    </>
  );
}
