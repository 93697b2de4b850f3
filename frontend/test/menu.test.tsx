import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Menu, MenuItem, MenuLabel } from '../src/design/menu.tsx';

function drawMenu() {
  render(
    <Menu button={{ children: 'More' }}>
      <MenuLabel>Do</MenuLabel>
      <MenuItem>First</MenuItem>
      <MenuItem>Second</MenuItem>
    </Menu>,
  );
  return userEvent.setup();
}

describe('a menu that is opened for the first time', () => {
  it.each(['{Enter}', ' '])('begins at its first item when opened by the keyboard (%s)', async (key) => {
    const user = drawMenu();
    await user.tab();
    await user.keyboard(key);
    const first = await screen.findByRole('menuitem', { name: 'First' });
    await waitFor(() => expect(first).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Second' })).toHaveFocus();
  });

  it('marks no item when opened by a pointer', async () => {
    const user = drawMenu();
    await user.click(screen.getByRole('button', { name: 'More' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toHaveFocus());
  });
});
