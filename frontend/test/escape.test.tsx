import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { confirm, ConfirmViewport } from '../src/design/confirm.tsx';
import { Dialog } from '../src/design/dialog.tsx';
import { Menu, MenuItem } from '../src/design/menu.tsx';
import { toast } from '../src/design/toast.ts';
import { Toaster } from '../src/design/toaster.tsx';

/** A dialog that can ask another question over itself, beside the toasts. */
function Screen() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Share Note">
        Words
      </Dialog>
      <ConfirmViewport />
      <Toaster />
    </>
  );
}

async function openUnderToast({ isAsked }: { isAsked: boolean }) {
  render(<Screen />);
  if (isAsked) act(() => void confirm({ title: 'Are you sure?', description: 'It ends.', action: 'End' }));
  await screen.findByRole(isAsked ? 'alertdialog' : 'dialog');
  act(() => toast({ title: 'Come later' }));
  await screen.findByText('Come later');
  return userEvent.setup();
}

describe('Escape under a toast', () => {
  it('closes a dialog at once', async () => {
    const user = await openUnderToast({ isAsked: false });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('closes the question over a dialog, and the dialog at its next press', async () => {
    const user = await openUnderToast({ isAsked: true });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'Share Note' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('closes a menu, and gives the focus back to its button', async () => {
    render(
      <>
        <Menu button={{ children: 'More' }}>
          <MenuItem>First</MenuItem>
        </Menu>
        <Toaster />
      </>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await screen.findByRole('menuitem');
    act(() => toast({ title: 'Come later' }));
    await screen.findByText('Come later');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  });
});
