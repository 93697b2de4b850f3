import type { CurrentUser } from '@stitchbook/api-types';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { knownBrowser } from '../device/known-browser.ts';
import { ConfirmViewport } from '../design/confirm.tsx';
import { Toaster } from '../design/toaster.tsx';
import { currentUserQuery } from '../features/account/api/get-current-user.ts';
import { prefetchNotes } from '../features/notes/api/get-notes.ts';
import { readListQuery } from '../features/notes/list-query.ts';
import { registerServiceWorker } from '../offline/register-service-worker.ts';
import { AppRoutes } from './app-routes.tsx';
import { createQueryClient } from './query-client.ts';
import { setAccount } from '../http/session.ts';
import { RecorderProvider } from './recorder-provider.tsx';

/** Where the list of notes stands. */
const LIST_PATHS = ['/', '/notes'];

/** Until the component is mounted: React may begin the first drawing more than once, and keeps nothing of one that it leaves. */
const clients = new WeakMap<CurrentUser, QueryClient>();

/** One for whoever is signed in, which asks for the list at once: the first drawing takes as long as its answer. */
function clientOf(user: CurrentUser): QueryClient {
  const known = clients.get(user);
  if (known) return known;
  const client = createQueryClient();
  clients.set(user, client);
  client.setQueryData(currentUserQuery.queryKey, user);
  // Before the first call of a screen, which the effects of screens make earlier than the component's.
  setAccount(user.id);
  const { pathname, search } = window.location;
  if (LIST_PATHS.includes(pathname)) prefetchNotes(client, readListQuery(new URLSearchParams(search)));
  return client;
}

/** Everything that needs a signed-in person: loaded only once there is one, to keep the landing page light. */
export default function SignedInApp({ user }: { user: CurrentUser }) {
  const [queryClient] = useState(() => clientOf(user));
  useEffect(() => {
    setAccount(user.id);
    return () => {
      setAccount(null);
      // Who begins anew, as after an error, does so with nothing held.
      clients.delete(user);
    };
  }, [user]);
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
