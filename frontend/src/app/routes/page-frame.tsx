import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useCurrentUser } from '../../features/account/api/get-current-user.ts';
import { Header } from '../../features/account/components/header.tsx';
import { OfflineBanner } from '../../offline/offline-banner.tsx';
import { ErrorBoundary } from '../../recovery/error-boundary.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.tsx';
import { PageFooter } from './page-footer.tsx';
import { SectionTabs } from './section-tabs.tsx';
import { useScrollMemory } from './use-scroll-memory.ts';

/** What stands around every signed-in screen. */
export function PageFrame() {
  const { data: user } = useCurrentUser();
  const { pathname } = useLocation();
  const shortcuts = useShortcuts();
  useScrollMemory();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-60 focus:m-2 focus:bg-sheet focus:p-2"
      >
        Skip to content
      </a>
      <OfflineBanner />
      <Header user={user ?? null} />
      <SectionTabs />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-3xl flex-1 px-4 pt-7 pb-16 sm:px-6">
        <ErrorBoundary what="This screen" isScreen place={pathname}>
          <Suspense fallback={<ScreenOnItsWay />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <PageFooter onShowShortcuts={shortcuts.open} />
      {shortcuts.sheet}
    </div>
  );
}

function ScreenOnItsWay() {
  return (
    <p role="status" className="animate-settle py-24 text-center text-soft">
      Loading…
    </p>
  );
}
