import type { CurrentUser } from '@stitchbook/api-types';
import { Copy, MessageCircleQuestion, Monitor, Moon, Sun, Tags, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { COLOR_SCHEMES, useColorScheme, type ColorScheme } from '../../../design/color-scheme.ts';
import { MenuChoice, MenuChoiceItem, MenuItem, MenuLabel, MenuSeparator } from '../../../design/menu.tsx';
import { copyUserId } from '../copy-user-id.ts';
import { displayNameOf } from '../name-of.ts';
import { askTexts } from '../../../texts/en/ask.ts';
import { headerTexts } from '../../../texts/en/header.ts';
import { tagsPageTexts } from '../../../texts/en/tags-page.ts';

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

/** A person's whole name, their user id and the choice of light or dark. */
export default function AccountMenuItems({ user }: { user: CurrentUser }) {
  const [scheme, chooseScheme] = useColorScheme();
  return (
    <>
      <MenuLabel>
        {/* The header cuts a long one. */}
        <span className="block max-w-72 font-semibold wrap-anywhere text-ink">{displayNameOf(user)}</span>
      </MenuLabel>
      <MenuItem asChild>
        <Link to="/account">
          <UserRound aria-hidden="true" size={18} />
          {headerTexts.yourAccount}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/ask">
          <MessageCircleQuestion aria-hidden="true" size={18} />
          {askTexts.title}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/tags">
          <Tags aria-hidden="true" size={18} />
          {tagsPageTexts.title}
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
    </>
  );
}
