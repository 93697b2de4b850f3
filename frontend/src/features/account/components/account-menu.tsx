import type { CurrentUser } from '@stitchbook/api-types';
import { ChevronDown, Copy, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { COLOR_SCHEMES, useColorScheme, type ColorScheme } from '../../../design/color-scheme.ts';
import { Menu, MenuChoice, MenuChoiceItem, MenuItem, MenuLabel, MenuSeparator } from '../../../design/menu.tsx';
import { copyUserId } from '../copy-user-id.ts';
import { displayNameOf } from '../name-of.ts';
import { Avatar } from './avatar.tsx';
import { headerTexts } from '../../../texts/en/header.ts';

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

/** Who is signed in; opens to their whole name, their user id and the choice of light or dark. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const [scheme, chooseScheme] = useColorScheme();
  const name = displayNameOf(user);
  return (
    <Menu
      button={{
        className:
          'flex min-h-11 min-w-0 items-center gap-2 rounded-full py-1 pe-2 ps-1 hover:bg-hem data-[state=open]:bg-hem',
        children: (
          <>
            <Avatar user={user} />
            <span title={name} className="truncate font-semibold">
              {name}
            </span>
            <ChevronDown aria-hidden="true" size={16} className="shrink-0 text-soft max-sm:hidden" />
          </>
        ),
      }}
    >
      <MenuLabel>
        {/* The header cuts a long one. */}
        <span className="block max-w-72 font-semibold wrap-anywhere text-ink">{name}</span>
      </MenuLabel>
      <MenuItem asChild>
        <Link to="/account">
          <UserRound aria-hidden="true" size={18} />
          {headerTexts.yourAccount}
        </Link>
      </MenuItem>
      <MenuItem onSelect={() => void copyUserId(user.id)}>
        <Copy aria-hidden="true" size={18} />
        {headerTexts.copyUserId}
      </MenuItem>
      <MenuSeparator />
      <MenuLabel>{headerTexts.colours}</MenuLabel>
      <MenuChoice value={scheme} onValueChange={(value) => chooseScheme(value as ColorScheme)}>
        {COLOR_SCHEMES.map((each) => {
          const Icon = ICONS[each];
          return (
            <MenuChoiceItem key={each} value={each}>
              <Icon aria-hidden="true" size={18} />
              {headerTexts.schemes[each]}
            </MenuChoiceItem>
          );
        })}
      </MenuChoice>
    </Menu>
  );
}
