import { NOTE_SORTS, type NoteSort } from '@stitchbook/contracts';
import { ArrowDownUp } from 'lucide-react';
import { buttonClass } from '../../../design/button-class.ts';
import { Menu, MenuChoice, MenuChoiceItem } from '../../../design/menu.tsx';
import { noteListTexts } from '../../../texts/en/note-list.ts';

interface ListSortProps {
  /** Null for what is usual. */
  sort: NoteSort | null;
  /** Whether words are looked for, which some notes have more of than others. */
  isSearch: boolean;
  onChange: (sort: NoteSort | null) => void;
}

const BEST = 'best';

export function ListSort({ sort, isSearch, onChange }: ListSortProps) {
  const usual = isSearch ? BEST : 'newest';
  const sorts = isSearch ? ([BEST, ...NOTE_SORTS] as const) : NOTE_SORTS;
  const choose = (chosen: string) => onChange(chosen === usual ? null : (chosen as NoteSort));
  return (
    <Menu
      button={{
        className: buttonClass('paper', 'medium', 'px-2.5! sm:px-3!'),
        children: (
          <>
            <ArrowDownUp aria-hidden="true" size={18} className="max-sm:hidden" />
            {noteListTexts.sort}
          </>
        ),
      }}
    >
      <MenuChoice value={sort ?? usual} onValueChange={choose}>
        {sorts.map((each) => (
          <MenuChoiceItem key={each} value={each}>
            {noteListTexts.sorts[each]}
          </MenuChoiceItem>
        ))}
      </MenuChoice>
    </Menu>
  );
}
