import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PlayerBar } from '../../audio/player-bar.tsx';
import { BottomDock } from '../../design/bottom-dock.tsx';
import { useFocusKept } from '../../design/use-focus-kept.ts';
import { useCurrentUser } from '../../features/account/api/get-current-user.ts';
import { useLiveUpdates } from '../../events/use-live-updates.ts';
import { Header } from '../../features/account/components/header.tsx';
import { useRecorderContext } from '../../features/recording/recorder/recorder-context.tsx';
import { SessionBanner } from '../session-banner.tsx';
import { OfflineBanner } from '../../offline/offline-banner.tsx';
import { ErrorBoundary } from '../../recovery/error-boundary.tsx';
import { lazyWithRetry } from '../../recovery/lazy-with-retry.tsx';
import { useGoTo } from '../shortcuts/use-go-to.ts';
import { useKeptNotes } from '../use-kept-notes.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.tsx';
import { useLogOut } from '../use-log-out.ts';
import { PageFooter } from './page-footer.tsx';
import { SectionTabs } from './section-tabs.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { pageTexts } from '../../texts/en/page.ts';

const RecorderDock = lazyWithRetry(() => import('../../features/recording/components/recorder-dock.tsx'));

/** What stands around every signed-in screen. */
export function PageFrame() {
  const { data: user } = useCurrentUser();
  const { pathname } = useLocation();
  const logOut = useLogOut();
  const shortcuts = useShortcuts();
  useScrollMemory();
  useFocusReturn();
  useFocusKept();
  useKeptNotes();
  useLiveUpdates(user?.id);
  return (
    // A page with a second column widens all that is as wide as a page.
    <div className="flex min-h-dvh flex-col wide:has-[[data-wide-page]]:[--container-3xl:74rem]">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-60 focus:m-2 focus:bg-sheet focus:p-2"
      >
        {pageTexts.skipToContent}
      </a>
      <OfflineBanner />
      <SessionBanner />
      <Header user={user ?? null} onLogOut={logOut}>
        <SectionTabs />
      </Header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-3xl flex-1 px-4 pt-7 pb-16 sm:px-6">
        <ErrorBoundary what={pageTexts.thisScreen} isScreen place={pathname}>
          <Suspense fallback={<ScreenOnItsWay />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <PageFooter onShowShortcuts={shortcuts.open} />
      <BottomDock>
        <PlayerBar />
        <DockedRecorder />
      </BottomDock>
      {shortcuts.sheet}
    </div>
  );
}

/** Its code is there since the panel was opened, for nothing is recorded before. */
function DockedRecorder() {
  const { recorder } = useRecorderContext();
  const goTo = useGoTo();
  return (
    recorder && (
      <ErrorBoundary what={pageTexts.theRecording}>
        <Suspense>
          <RecorderDock recorder={recorder} onOpen={() => goTo.recorder()} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

function ScreenOnItsWay() {
  return (
    <p role="status" className="animate-settle py-24 text-center text-soft">
      {commonTexts.loading}
    </p>
  );
}
