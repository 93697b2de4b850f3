import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { confirm, ConfirmViewport } from '../src/design/confirm.tsx';
import { Menu, MenuItem } from '../src/design/menu.tsx';

const QUESTION = { title: 'Are you sure?', description: 'It ends.', action: 'End' };

/** A page with a button and a menu that ask; tells what was answered, and what had the focus by then. */
function openPage() {
  const answers: [unknown, Element | null][] = [];
  const tell = (answer: unknown) => answers.push([answer, document.activeElement]);
  const askNow = () => void confirm(QUESTION).then(tell);
  render(
    <>
      <button type="button" onClick={askNow}>
        End it
      </button>
      <Menu button={{ children: 'More' }}>
        <MenuItem onSelect={askNow}>End it from here</MenuItem>
      </Menu>
      <ConfirmViewport />
    </>,
  );
  return { user: userEvent.setup(), answers, tell };
}

const dialog = async () => within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));

describe('a question', () => {
  it.each([
    ['End', true],
    ['Cancel', false],
  ])('is answered by %s once the focus is back where it was', async (choice, answer) => {
    const { user, answers } = openPage();
    const button = screen.getByRole('button', { name: 'End it' });
    await user.click(button);
    await user.click((await dialog()).getByRole('button', { name: choice }));
    await waitFor(() => expect(answers).toEqual([[answer, button]]));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('that a menu asks gives the focus to the button of the menu', async () => {
    const { user, answers } = openPage();
    for (const times of [1, 2]) {
      await user.click(screen.getByRole('button', { name: 'More' }));
      await user.click(await screen.findByRole('menuitem'));
      await dialog();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(answers).toHaveLength(times));
      expect(answers.at(-1)).toEqual([false, screen.getByRole('button', { name: 'More' })]);
    }
  });

  it.each([
    ['by the way back', () => void window.dispatchEvent(new PopStateEvent('popstate'))],
    ['by the next one', () => void confirm({ ...QUESTION, title: 'Another one?' })],
  ])('is withdrawn %s, and nothing is lost', async (_, withdraw) => {
    const { answers, tell } = openPage();
    act(() => void confirm(QUESTION).then(tell));
    await dialog();
    act(withdraw);
    await waitFor(() => expect(answers[0]?.[0]).toBe(false));
    expect(screen.queryByRole('alertdialog', { name: 'Are you sure?' })).not.toBeInTheDocument();
  });
});
