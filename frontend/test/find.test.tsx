import { screen, waitFor } from '@testing-library/react';
import { openApp } from './render-app.tsx';

/** Whether the browser's own search would open. */
function pressFind(init: KeyboardEventInit = { ctrlKey: true }): boolean {
  const event = new KeyboardEvent('keydown', { key: 'f', bubbles: true, cancelable: true, ...init });
  return (document.activeElement ?? document.body).dispatchEvent(event);
}

describe('Ctrl+F', () => {
  it('leads to the search of the notes, and once more to the browser’s', async () => {
    const { user } = openApp('/notes');
    const field = await screen.findByRole('searchbox');
    await user.type(field, 'canal');
    const sort = () => screen.getByRole('button', { name: 'Sort' });
    await user.click(sort());
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(sort()).toHaveFocus());
    expect(pressFind()).toBe(false);
    expect(field).toHaveFocus();
    await user.keyboard('roof');
    expect(field).toHaveValue('roof');
    expect(pressFind()).toBe(true);
  });

  it.each<[string, KeyboardEventInit]>([
    ['without Ctrl', {}],
    ['with Shift', { ctrlKey: true, shiftKey: true }],
    ['with both', { ctrlKey: true, metaKey: true }],
  ])('is another key %s', async (_, init) => {
    openApp('/notes');
    await screen.findByRole('searchbox');
    expect(pressFind(init)).toBe(true);
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
  });

  it('is the browser’s where there is no list, and under a dialog', async () => {
    const { user } = openApp('/creations');
    await screen.findByRole('heading', { name: 'No Creations Yet' });
    expect(pressFind()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Notes' }));
    await screen.findByRole('searchbox');
    expect(pressFind({ metaKey: true })).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    await screen.findByRole('dialog');
    expect(pressFind()).toBe(true);
  });
});
