import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { App } from '../src/app/app.tsx';
import { createQueryClient } from '../src/app/query-client.ts';

/** Opens the app at an address, as a page load would. */
export function openApp(address: string): { user: UserEvent; container: HTMLElement } {
  window.history.replaceState(null, '', address);
  const user = userEvent.setup();
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <App />
    </QueryClientProvider>,
  );
  return { user, container };
}
