import type { CurrentUser } from '@stitchbook/api-types';
import { LogOut } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../design/button-class.ts';
import { Logo } from '../../../design/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { headerTexts } from '../../../texts/en/header.ts';

interface HeaderProps {
  user: CurrentUser | null;
  onLogOut: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The ways to the sections: on the header's line where there is room, else below it. */
  children: ReactNode;
}

/** Stands only where there is a person to greet. */
export function Header({ user, onLogOut, children }: HeaderProps) {
  if (!user) return children;
  return (
    <header className="border-b border-rule bg-sheet print:hidden">
      <div className="mx-auto grid max-w-3xl grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 px-4 pt-2 sm:px-6 lg:grid-cols-[auto_1fr_auto_auto] lg:py-0.5">
        <Link to="/" className="flex min-h-11 shrink-0 items-center gap-2 rounded-md py-1 sm:pe-2">
          <Logo className="size-8" />
          <span className="font-serif text-lg font-semibold tracking-tight">Stitchbook</span>
        </Link>
        <div className="max-lg:order-last max-lg:col-span-3">{children}</div>
        <div className="flex min-w-0 justify-end">
          <AccountMenu user={user} />
        </div>
        <a href="/api/logout" onClick={onLogOut} className={buttonClass('quiet', 'small', 'max-sm:min-w-11')}>
          <LogOut aria-hidden="true" size={18} />
          <span className="max-sm:sr-only">{headerTexts.logOut}</span>
        </a>
      </div>
    </header>
  );
}
