import { render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { App } from '../src/app/app.tsx';
import { fetchCurrentUser } from '../src/features/account/api/fetch-current-user.ts';

/** Opens the app at an address, as a page load would. */
export function openApp(address: string): { user: UserEvent; container: HTMLElement } {
  window.history.replaceState(null, '', address);
  return openHere();
}

/** The same at the address that the window has, with what its history keeps of it. */
export function openHere(): { user: UserEvent; container: HTMLElement } {
  const user = userEvent.setup();
  const { container } = render(<App asked={fetchCurrentUser()} />);
  return { user, container };
}
