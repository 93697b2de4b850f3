import type { Note } from '@stitchbook/api-types';
import { memo, type ReactNode } from 'react';
import { cardClass } from '../../../design/card-class.ts';
import type { ListQuery } from '../list-query.ts';
import { isOptimistic } from '../optimistic-note.ts';
import { useDeferredHeight } from '../use-deferred-height.ts';
import { CompactNote, rowClass, type RowPlace } from './compact-note.tsx';
import { NoteCard } from './note-card.tsx';
import { NoteMenu } from './note-menu.tsx';
import { DAY_HEADING_PX } from './day-heading.tsx';
import { type RenderSaving, SavingCard } from './saving-card.tsx';

/** What other features have to add to a note in the list. */
export interface NoteActions {
  /** At the foot of its card. */
  renderOnCard: (note: Note) => ReactNode;
  /** In its row, which has room for what goes on alone, and in the menu of that row. */
  renderInRow: (note: Note) => ReactNode;
  renderInMenu: (note: Note) => ReactNode;
  /** Beside what else can be done to the notes that are selected; `onBegun` ends selecting. */
  renderForSelected: (notes: readonly Note[], onBegun: () => void) => ReactNode;
  /** In the line that says how many were found. */
  renderForFound: (found: FoundSoFar) => ReactNode;
}

export interface FoundSoFar {
  query: ListQuery;
  /** As many as have been read. */
  notes: readonly Note[];
  /** Whether there are more than these. */
  isOpenEnded: boolean;
  /** How many there are, and of how many of them something can be made; null where all have been read, or are not counted yet. */
  counts: { total: number; stitchable: number } | null;
}

interface NoteRowProps extends RowPlace {
  note: Note;
  isCompact: boolean;
  isUnderDay: boolean;
  isFresh: boolean;
  isDeleting: boolean;
  isEditingTitle: boolean;
  index: number;
  /** Pixels of the card at an index while the list is being scrolled, null while it stands still. */
  passingHeight: (index: number) => number | null;
  onEditTitle: (noteId: number | null) => void;
  onShare: (note: Note, opener: HTMLElement | null) => void;
  actions: NoteActions;
  renderSaving: RenderSaving;
}

/** A place in the list. Scrolling past does not draw it again. */
export const NoteRow = memo(function NoteRow(props: NoteRowProps) {
  const {
    note,
    isCompact,
    isFirst,
    isLast,
    index,
    passingHeight,
    onEditTitle,
    onShare,
    actions,
    renderSaving,
    ...card
  } = props;
  const place = { isFirst, isLast };
  const height = useDeferredHeight(() => passingHeight(index));
  const paper = isCompact ? rowClass(place) : cardClass;
  if (isOptimistic(note))
    return <SavingCard note={note} isUnderDay={card.isUnderDay} paper={paper} renderSaving={renderSaving} />;
  const headingPx = card.isUnderDay && isFirst ? DAY_HEADING_PX[isCompact ? 'compact' : 'comfortable'] : 0;
  if (height !== null) return <CardPlaceholder note={note} height={height - headingPx} paper={paper} />;
  const shown = {
    note,
    ...card,
    onEditingTitleChange: (isEditing: boolean) => onEditTitle(isEditing ? note.id : null),
    menu: (
      <NoteMenu note={note} onEditTitle={() => onEditTitle(note.id)} onShare={onShare}>
        {isCompact && actions.renderInMenu(note)}
      </NoteMenu>
    ),
  };
  if (isCompact) return <CompactNote {...shown} {...place} actions={actions.renderInRow(note)} />;
  return <NoteCard {...shown} actions={actions.renderOnCard(note)} />;
});

/** A note that flies by: its paper and its title, as high as the card will be. */
function CardPlaceholder({ note, height, paper }: { note: Note; height: number; paper: string }) {
  return (
    <article
      aria-label={note.title}
      aria-busy="true"
      style={{ height }}
      className={`${paper} overflow-clip py-3 ps-9 sm:ps-11`}
    >
      <p className="truncate font-serif text-lg font-[560]">{note.title}</p>
    </article>
  );
}
