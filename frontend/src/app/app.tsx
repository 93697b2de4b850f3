import type { CurrentUser } from '@stitchbook/api-types';
import { Suspense } from 'react';
import { useInitialUser } from '../features/account/use-initial-user.ts';
import { ErrorBoundary } from '../recovery/error-boundary.tsx';
import { lazyWithRetry } from '../recovery/lazy-with-retry.tsx';
import { Landing } from './routes/landing.tsx';

const SignedInApp = lazyWithRetry(() => import('./signed-in-app.tsx'));

/**
 * Visitors see the landing page wherever they stand, and so does everyone until it is known who they are: `asked` is
 * the answer to that, which need not be there yet.
 */
export function App({ asked }: { asked: Promise<CurrentUser | null> }) {
  // What shows a fallback first is held back by React for 300 ms after it.
  const { user, isSettling } = useInitialUser(asked, SignedInApp.load);
  if (!user) return <Landing isSettling={isSettling} />;
  return (
    <ErrorBoundary what="Stitchbook" isScreen>
      <Suspense fallback={<Landing isSettling />}>
        <SignedInApp user={user} />
      </Suspense>
    </ErrorBoundary>
  );
}
