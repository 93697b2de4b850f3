import { lazy, Suspense } from 'react';
import { useCurrentUser } from '../features/account/api/get-current-user.ts';
import { Landing } from './routes/landing.tsx';

const SignedInApp = lazy(() => import('./signed-in-app.tsx'));

/** Visitors see the landing page wherever they stand, and so does everyone until it is known who they are. */
export function App() {
  const { data: user, isPending } = useCurrentUser();
  if (!user) return <Landing isSettling={isPending} />;
  return (
    <Suspense fallback={<Landing isSettling />}>
      <SignedInApp />
    </Suspense>
  );
}
