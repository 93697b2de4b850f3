import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useComboboxKeys } from '../src/keyboard/use-combobox-keys.ts';

const OPTIONS = ['one', 'two', 'three'].map((id) => ({ id }));
const onChoose = jest.fn();
const onMove = jest.fn();
const onEscape = jest.fn();

function Combobox({ options = OPTIONS, beginsAtFirst = false }) {
  const { active, onKeyDown, reset } = useComboboxKeys({ options, beginsAtFirst, onChoose, onMove, onEscape });
  return (
    <>
      <input aria-activedescendant={active?.id} onKeyDown={onKeyDown} />
      <button type="button" onClick={reset}>
        Reset
      </button>
    </>
  );
}

function open(props: Parameters<typeof Combobox>[0] = {}) {
  const { rerender } = render(<Combobox {...props} />);
  const field = screen.getByRole('textbox');
  field.focus();
  const active = () => field.getAttribute('aria-activedescendant');
  return { user: userEvent.setup(), field, active, rerender };
}

beforeEach(() => [onChoose, onMove, onEscape].forEach((told) => told.mockReset()));

describe('the keys of a combobox', () => {
  it('lead down and up, and around at both ends', async () => {
    const { user, active } = open();
    const led = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
      await user.keyboard(`{${key}}`);
      led.push(active());
    }
    expect(led).toEqual(['one', 'two', 'three', 'one', 'three', 'two']);
    expect(onMove).toHaveBeenCalledTimes(6);
  });

  it('lead up from nowhere to the last, and from the first where that is where one begins', async () => {
    const { user, active } = open();
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('three');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(active()).toBeNull();
  });

  it('choose by Enter what they have led to, and nothing where they have not', async () => {
    const { user } = open();
    await user.keyboard('{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChoose.mock.calls).toEqual([[{ id: 'two' }]]);
  });

  it('choose the first at once where one begins there', async () => {
    const { user, active } = open({ beginsAtFirst: true });
    expect(active()).toBe('one');
    await user.keyboard('{Enter}');
    expect(onChoose.mock.calls).toEqual([[{ id: 'one' }]]);
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('three');
  });

  it('begin anew where what they had led to is not offered any more', async () => {
    const { user, active, rerender } = open({ beginsAtFirst: true });
    await user.keyboard('{ArrowDown}');
    rerender(<Combobox options={[{ id: 'three' }]} beginsAtFirst />);
    expect(active()).toBe('three');
  });

  it('lead nowhere where nothing is offered', async () => {
    const { user, active } = open({ options: [] });
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(active()).toBeNull();
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('leave Enter and Escape to an input method, and Escape to who knows what it closes', async () => {
    const { user, field } = open({ beginsAtFirst: true });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    expect(onChoose).not.toHaveBeenCalled();
    expect(onEscape).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledTimes(1);
  });
});
