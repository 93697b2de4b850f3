import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useOptionList } from '../src/keyboard/use-option-list.ts';

const OPTIONS = ['one', 'two', 'three'].map((id) => ({ id }));
const onChoose = jest.fn();
const onEscape = jest.fn();

function FieldWithOptions({ options = OPTIONS, isOpen = true, beginsAtFirst = false }) {
  const [text, setText] = useState('');
  const { getInputProps, getMenuProps, getItemProps } = useOptionList({
    text,
    options,
    isOpen,
    beginsAtFirst,
    onChoose,
    onIsOpenChange: ({ type }) => onEscape(type),
  });
  return (
    <>
      <input {...getInputProps({ 'aria-label': 'Number', onChange: (event) => setText(event.currentTarget.value) })} />
      <div {...getMenuProps({ 'aria-label': 'Numbers' })}>
        {options.map((option) => (
          <div key={option.id} {...getItemProps({ item: option })}>
            {option.id}
          </div>
        ))}
      </div>
      <button type="button">Next</button>
    </>
  );
}

function open(props: Parameters<typeof FieldWithOptions>[0] = {}) {
  const { rerender } = render(<FieldWithOptions {...props} />);
  const field = screen.getByRole('combobox', { name: 'Number' });
  field.focus();
  const active = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;
  return { user: userEvent.setup(), field, active, rerender };
}

beforeEach(() => [onChoose, onEscape].forEach((told) => told.mockReset()));

describe('a field with a list of options', () => {
  it('is led through by arrows, and around at both ends', async () => {
    const { user, active } = open();
    const led = [active()];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
      await user.keyboard(`{${key}}`);
      led.push(active());
    }
    expect(led).toEqual([null, 'one', 'two', 'three', 'one', 'three', 'two']);
  });

  it('gives by Enter what was led to, nothing where nothing was, or the first where one begins there', async () => {
    const { user, field, rerender } = open();
    // It is left to the form.
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
    expect(onChoose).not.toHaveBeenCalled();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChoose.mock.calls).toEqual([[{ id: 'two' }]]);
    rerender(<FieldWithOptions beginsAtFirst />);
    await user.keyboard('x{Enter}');
    expect(onChoose.mock.calls.at(-1)).toEqual([{ id: 'one' }]);
  });

  it('begins anew when other options come in', async () => {
    const { user, active, rerender } = open({ beginsAtFirst: true });
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('two');
    rerender(<FieldWithOptions options={[{ id: 'zero' }, ...OPTIONS]} beginsAtFirst />);
    expect(active()).toBe('zero');
    await user.keyboard('{Enter}');
    expect(onChoose.mock.calls).toEqual([[{ id: 'zero' }]]);
  });

  it('gives what was led to by an Enter that follows at once', () => {
    const { field } = open();
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) fireEvent.keyDown(field, { key });
    expect(onChoose.mock.calls).toEqual([[{ id: 'two' }]]);
  });

  it('chooses nothing when it is left, or when the pointer leaves the list', async () => {
    const { user, active } = open({ beginsAtFirst: true });
    await user.hover(screen.getByRole('option', { name: 'three' }));
    expect(active()).toBe('three');
    await user.hover(screen.getByRole('button'));
    expect(active()).toBe('three');
    await user.tab();
    expect(screen.getByRole('button')).toHaveFocus();
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('leaves Escape to what lies around it, such as a dialog, where the list is closed', async () => {
    const { user, field, rerender } = open({ isOpen: false });
    await user.type(field, 'x');
    onEscape.mockReset();
    expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(true);
    rerender(<FieldWithOptions />);
    expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false);
    expect(onEscape).toHaveBeenCalledTimes(1);
  });

  it('leaves its keys to an input method', () => {
    const { field, active } = open({ beginsAtFirst: true });
    for (const key of ['Enter', 'Escape', 'ArrowDown']) fireEvent.keyDown(field, { key, isComposing: true });
    expect(active()).toBe('one');
    expect(onChoose).not.toHaveBeenCalled();
    expect(onEscape).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(onEscape).toHaveBeenCalledTimes(1);
  });
});
