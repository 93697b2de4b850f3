import { DEFAULT_THEME_COLOR } from '@stitchbook/contracts';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Menu, MenuChoice, MenuChoiceItem, MenuItem, MenuLabel, MenuSeparator } from '../../../design/menu.tsx';
import { ThemeLabel } from '../../../design/theme-label.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { openWhenLoaded } from '../../../recovery/open-when-loaded.ts';
import { useChangeTheme } from '../api/themes.ts';

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
      toast({ title: 'Error', description: `Failed to change the colour: ${describeProblem(error)}`, tone: 'alarm' });
    }
  };

  return (
    <>
      <Menu
        align="start"
        button={{
          ref: tag,
          title: 'Change the thread or the name',
          className: 'touch-target max-w-full min-w-0 rounded-full hover:brightness-95',
          children: <ThemeLabel name={name} color={color} />,
        }}
      >
        <MenuItem onSelect={() => void openWhenLoaded(loadRenameDialog, () => setRenamedFrom(tag.current))}>
          <Pencil aria-hidden="true" size={17} />
          Rename
        </MenuItem>
        <MenuSeparator />
        <MenuLabel>Thread</MenuLabel>
        <MenuChoice value={color.toLowerCase()} onValueChange={(chosen) => void choose(chosen)}>
          {THREAD_COLORS.map((thread) => (
            <MenuChoiceItem key={thread.color} value={thread.color}>
              <span
                aria-hidden="true"
                style={{ background: thread.color }}
                className="size-4 rounded-full forced-color-adjust-none"
              />
              {thread.name}
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

/** The threads that a theme can have; all can be told from paper and from ink. */
const THREAD_COLORS: readonly { name: string; color: string }[] = [
  { name: 'Indigo', color: DEFAULT_THEME_COLOR },
  { name: 'Woad', color: '#2b87d1' },
  { name: 'Verdigris', color: '#0f9d8a' },
  { name: 'Moss', color: '#5f9a33' },
  { name: 'Weld', color: '#b98a00' },
  { name: 'Rust', color: '#d9622b' },
  { name: 'Madder', color: '#d1405f' },
  { name: 'Orchil', color: '#a355c4' },
];
