import type { CurrentUser } from '@stitchbook/api-types';
import { ChevronDown } from 'lucide-react';
import { Menu } from '../../../design/menu.tsx';
import { lazyWithRetry } from '../../../recovery/lazy-with-retry.tsx';
import { displayNameOf } from '../name-of.ts';
import { Avatar } from './avatar.tsx';

const AccountMenuItems = lazyWithRetry(() => import('./account-menu-items.tsx'));

/** Who is signed in; opens to their whole name, their user id and the choice of light or dark. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const name = displayNameOf(user);
  return (
    <Menu
      load={AccountMenuItems.load}
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
      <AccountMenuItems user={user} />
    </Menu>
  );
}
