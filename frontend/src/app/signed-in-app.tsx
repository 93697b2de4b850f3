import type { CurrentUser } from '@stitchbook/api-types';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { knownBrowser } from '../device/known-browser.ts';
import { ConfirmViewport } from '../design/confirm.tsx';
import { Toaster } from '../design/toaster.tsx';
import { currentUserQuery } from '../features/account/api/get-current-user.ts';
import { registerServiceWorker } from '../offline/register-service-worker.ts';
import { AppRoutes } from './app-routes.tsx';
import { createQueryClient } from './query-client.ts';
import { setAccount } from '../http/session.ts';
import { RecorderProvider } from './recorder-provider.tsx';

/** Everything that needs a signed-in person: loaded only once there is one, to keep the landing page light. */
export default function SignedInApp({ user }: { user: CurrentUser }) {
  const [queryClient] = useState(() => {
    const client = createQueryClient();
    client.setQueryData(currentUserQuery.queryKey, user);
    // Before the first call of a screen, which the effects of screens make earlier than this one's.
    setAccount(user.id);
    return client;
  });
  useEffect(() => {
    setAccount(user.id);
    return () => setAccount(null);
  }, [user.id]);
  useEffect(registerServiceWorker, []);
  useEffect(() => knownBrowser.choose('yes'), []);
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <RecorderProvider ownerId={user.id}>
          <AppRoutes />
        </RecorderProvider>
        <ConfirmViewport />
        <Toaster />
      </BrowserRouter>
    </QueryClientProvider>
  );
}
