import type { CurrentUser } from '@stitchbook/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { Toaster } from '../design/toaster.tsx';
import { currentUserQuery } from '../features/account/api/get-current-user.ts';
import { createGuardedHistory } from '../navigation/guarded-history.ts';
import { keepShell } from '../offline/keep-shell.ts';
import { AppRoutes } from './app-routes.tsx';
import { createQueryClient } from './query-client.ts';

/** Everything that needs a signed-in person: loaded only once there is one, to keep the landing page light. */
export default function SignedInApp({ user }: { user: CurrentUser }) {
  const [queryClient] = useState(() => {
    const client = createQueryClient();
    client.setQueryData(currentUserQuery.queryKey, user);
    return client;
  });
  const [history] = useState(createGuardedHistory);
  useEffect(keepShell, []);
  return (
    <QueryClientProvider client={queryClient}>
      <HistoryRouter history={history}>
        <AppRoutes />
        <Toaster />
      </HistoryRouter>
    </QueryClientProvider>
  );
}
