import { DEFAULT_THEME_COLOR } from '@stitchbook/contracts';
import { ListFilter, Pencil } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Menu, MenuChoice, MenuChoiceItem, MenuItem, MenuLabel, MenuSeparator } from '../../../design/menu.tsx';
import { DYES, dyeOf } from '../../../design/dyes.ts';
import { ThemeLabel } from '../../../design/theme-label.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { openWhenLoaded } from '../../../recovery/open-when-loaded.ts';
import { useChangeTheme } from '../api/themes.ts';
import { EVERY_NOTE, writeListQuery } from '../list-query.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { tagTexts } from '../../../texts/en/tags.ts';

const loadRenameDialog = () => import('./rename-dialog.tsx');
const RenameDialog = lazy(loadRenameDialog);

interface ThemeMenuProps {
  themeId: number;
  name: string;
  color: string;
}

/** A tag that gives its theme another thread or name, on every note that has it. */
export function ThemeMenu({ themeId, name, color }: ThemeMenuProps) {
  const { mutateAsync: changeTheme } = useChangeTheme(themeId);
  const [renamedFrom, setRenamedFrom] = useState<HTMLElement | null>(null);
  const tag = useRef<HTMLButtonElement>(null);

  const choose = async (chosen: string) => {
    try {
      await changeTheme({ color: chosen });
    } catch (error) {
      const description = tagTexts.colourFailed(describeProblem(error));
      toast({ title: commonTexts.error, description, tone: 'alarm' });
    }
  };

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
        <MenuLabel>{tagTexts.thread}</MenuLabel>
        <MenuChoice value={color.toLowerCase()} onValueChange={(chosen) => void choose(chosen)}>
          {[{ name: 'byName' as const, color: DEFAULT_THEME_COLOR }, ...DYES].map((thread) => (
            <MenuChoiceItem key={thread.color} value={thread.color}>
              <span
                aria-hidden="true"
                style={{ background: dyeOf({ name, color: thread.color }) }}
                className="size-4 rounded-full forced-color-adjust-none"
              />
              {thread.name === 'byName' ? tagTexts.byName : tagTexts.threads[thread.name]}
            </MenuChoiceItem>
          ))}
        </MenuChoice>
      </Menu>
      {renamedFrom && (
        <Suspense>
          <RenameDialog themeId={themeId} name={name} opener={renamedFrom} onClose={() => setRenamedFrom(null)} />
        </Suspense>
      )}
    </>
  );
}
