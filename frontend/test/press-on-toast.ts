import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Presses a button of a toast, as soon as the menu or the question before it has let go of the page's pointer. */
export async function pressOnToast(user: UserEvent, name: 'Undo' | 'Dismiss'): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(document.body).not.toHaveStyle({ pointerEvents: 'none' }));
  await user.click(button);
}
