import type { CurrentUser } from '@stitchbook/api-types';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../design/button-class.ts';
import { Logo } from '../../../design/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { headerTexts } from '../../../texts/en/header.ts';

/** Stands only where there is a person to greet. */
export function Header({ user }: { user: CurrentUser | null }) {
  if (!user) return null;
  return (
    <header className="border-b border-rule bg-sheet print:hidden">
      <div className="mx-auto flex max-w-3xl items-center gap-2 px-4 py-2 sm:px-6">
        <Link to="/" className="me-auto flex shrink-0 items-center min-h-11 gap-2 rounded-md py-1 sm:pe-2">
          <Logo className="size-8" />
          <span className="font-serif text-lg font-semibold tracking-tight">Stitchbook</span>
        </Link>
        <AccountMenu user={user} />
        <a href="/api/logout" className={buttonClass('quiet', 'small', 'max-sm:min-w-11')}>
          <LogOut aria-hidden="true" size={18} />
          <span className="max-sm:sr-only">{headerTexts.logOut}</span>
        </a>
      </div>
    </header>
  );
}
