import { NOTE_SORTS, type NoteSort } from '@stitchbook/contracts';
import { ArrowDownUp } from 'lucide-react';
import { buttonClass } from '../../../design/button-class.ts';
import { Menu, MenuChoice, MenuChoiceItem } from '../../../design/menu.tsx';
import { noteListTexts } from '../../../texts/en/note-list.ts';

interface ListSortProps {
  sort: NoteSort;
  onChange: (sort: NoteSort) => void;
}

export function ListSort({ sort, onChange }: ListSortProps) {
  return (
    <Menu
      button={{
        className: buttonClass('paper', 'medium', 'px-4'),
        children: (
          <>
            <ArrowDownUp aria-hidden="true" size={18} />
            {noteListTexts.sort}
          </>
        ),
      }}
    >
      <MenuChoice value={sort} onValueChange={(value) => onChange(value as NoteSort)}>
        {NOTE_SORTS.map((each) => (
          <MenuChoiceItem key={each} value={each}>
            {noteListTexts.sorts[each]}
          </MenuChoiceItem>
        ))}
      </MenuChoice>
    </Menu>
  );
}
