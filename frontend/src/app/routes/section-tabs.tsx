import clsx from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import { RunningStitch } from '../../design/running-stitch.tsx';
import { pageTexts } from '../../texts/en/page.ts';

const sections = () => [
  { to: '/notes', label: pageTexts.notes },
  { to: '/insights', label: pageTexts.insights },
  { to: '/creations', label: pageTexts.creations },
];

/** The three sections of the app. Home is part of Notes. */
export function SectionTabs() {
  const { pathname } = useLocation();
  return (
    <nav aria-label={pageTexts.sections} className="print:hidden">
      <ul className="flex gap-7 lg:px-4">
        {sections().map(({ to, label }) => {
          const isHere = pathname.startsWith(to) || (to === '/notes' && pathname === '/');
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={isHere ? 'page' : undefined}
                className={clsx(
                  'relative flex min-h-12 min-w-11 items-center text-base font-semibold transition-colors hover:text-ink',
                  isHere ? 'text-ink' : 'text-soft',
                )}
              >
                {label}
                {isHere && <RunningStitch className="absolute inset-x-0 bottom-0.5 text-thread" />}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
