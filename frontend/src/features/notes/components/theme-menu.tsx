import { ListFilter, Pencil } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Menu, MenuItem, MenuSeparator } from '../../../design/menu.tsx';
import { ThemeLabel } from '../../../design/theme-label.tsx';
import { openWhenLoaded } from '../../../recovery/open-when-loaded.ts';
import { EVERY_NOTE, writeListQuery } from '../list-query.ts';
import { tagTexts } from '../../../texts/en/tags.ts';
import { ThreadChoice } from './thread-choice.tsx';

const loadRenameDialog = () => import('./rename-dialog.tsx');
const RenameDialog = lazy(loadRenameDialog);

interface ThemeMenuProps {
  themeId: number;
  name: string;
  color: string;
}

/** A tag that gives its theme another thread or name, on every note that has it. */
export function ThemeMenu({ themeId, name, color }: ThemeMenuProps) {
  const [renamedFrom, setRenamedFrom] = useState<HTMLElement | null>(null);
  const tag = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Menu
        align="start"
        button={{
          ref: tag,
          title: tagTexts.changeTheme,
          className: 'touch-target max-w-full min-w-0 rounded-full hover:brightness-95',
          children: <ThemeLabel name={name} color={color} />,
        }}
      >
        <MenuItem onSelect={() => void openWhenLoaded(loadRenameDialog, () => setRenamedFrom(tag.current))}>
          <Pencil aria-hidden="true" size={17} />
          {tagTexts.rename}
        </MenuItem>
        <MenuItem asChild>
          <Link to={`/notes?${writeListQuery({ ...EVERY_NOTE, tags: [name] })}`}>
            <ListFilter aria-hidden="true" size={17} />
            {tagTexts.showNotes}
          </Link>
        </MenuItem>
        <MenuSeparator />
        <ThreadChoice themeId={themeId} name={name} color={color} />
      </Menu>
      {renamedFrom && (
        <Suspense>
          <RenameDialog themeId={themeId} name={name} opener={renamedFrom} onClose={() => setRenamedFrom(null)} />
        </Suspense>
      )}
    </>
  );
}
