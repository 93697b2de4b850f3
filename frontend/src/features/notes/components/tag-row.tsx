import type { ListedTheme } from '@stitchbook/api-types';
import { Ellipsis, Layers, Merge, Pencil, Trash2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../design/button-class.ts';
import { Menu, MenuItem, MenuSeparator } from '../../../design/menu.tsx';
import { ThemeLabel } from '../../../design/theme-label.tsx';
import { commonTexts } from '../../../texts/en/common.ts';
import { tagTexts } from '../../../texts/en/tags.ts';
import { tagsPageTexts } from '../../../texts/en/tags-page.ts';
import { EVERY_NOTE, writeListQuery } from '../list-query.ts';
import { tagMenuId } from '../use-tag-focus.ts';
import { ThreadChoice } from './thread-choice.tsx';

interface TagRowProps {
  theme: ListedTheme;
  /** Where its new name is typed, in place of all else. */
  nameForm: ReactNode;
  /** Null where there is nothing to merge it into. */
  onMerge: (() => void) | null;
  /** Null where there is too little to put together. */
  onStitch: (() => void) | null;
  onRename: () => void;
  onDelete: () => void;
}

/** A tag, how many notes have it, and what can be done with it on all of them. */
export function TagRow({ theme, nameForm, onMerge, onStitch, onRename, onDelete }: TagRowProps) {
  const { id, name, color, noteCount } = theme;
  const isFocusTaken = useRef(false);
  const rename = () => {
    isFocusTaken.current = true;
    onRename();
  };
  const leaveFocusToField = (event: Event) => {
    if (isFocusTaken.current) event.preventDefault();
    isFocusTaken.current = false;
  };

  if (nameForm) return <li className="px-4 py-2 sm:px-6">{nameForm}</li>;
  return (
    <li className="flex min-h-14 items-center gap-2 py-1 ps-4 pe-2 sm:ps-6 sm:pe-4">
      <span className="flex min-w-0 flex-1">
        <ThemeLabel name={name} color={color} />
      </span>
      {noteCount > 0 ? (
        <Link
          to={`/notes?${writeListQuery({ ...EVERY_NOTE, tags: [name] })}`}
          aria-label={tagsPageTexts.notesWith(noteCount, name)}
          className="touch-target shrink-0 rounded-sm text-sm text-soft tabular-nums underline underline-offset-4 hover:text-ink"
        >
          {tagsPageTexts.notes(noteCount)}
        </Link>
      ) : (
        <span className="shrink-0 text-sm text-soft">{tagsPageTexts.noNotes}</span>
      )}
      <Menu
        button={{
          id: tagMenuId(id),
          'aria-label': tagsPageTexts.change(name),
          className: buttonClass('quiet', 'icon'),
          children: <Ellipsis aria-hidden="true" size={20} />,
        }}
        onCloseAutoFocus={leaveFocusToField}
      >
        <MenuItem onSelect={rename}>
          <Pencil aria-hidden="true" size={17} />
          {tagTexts.rename}
        </MenuItem>
        {onMerge && (
          <MenuItem onSelect={onMerge}>
            <Merge aria-hidden="true" size={17} />
            {tagsPageTexts.mergeInto}
          </MenuItem>
        )}
        {onStitch && (
          <MenuItem onSelect={onStitch}>
            <Layers aria-hidden="true" size={17} />
            {tagsPageTexts.stitchThese}
          </MenuItem>
        )}
        <MenuItem onSelect={onDelete}>
          <Trash2 aria-hidden="true" size={17} />
          {commonTexts.delete}
        </MenuItem>
        <MenuSeparator />
        <ThreadChoice themeId={id} name={name} color={color} />
      </Menu>
    </li>
  );
}
