import { type KeyboardEvent, useState } from 'react';
import { isPressed } from './key-events.ts';

interface ComboboxOptions<Option> {
  /** What the arrows lead through, in its order; also while the list is closed, which they open. */
  options: readonly Option[];
  /** Whether Enter takes the first where none has been led to. */
  beginsAtFirst?: boolean;
  onChoose: (option: Option) => void;
  /** An arrow was pressed. */
  onMove?: () => void;
  /** Escape was pressed. */
  onEscape: (event: KeyboardEvent) => void;
}

/**
 * The keys of a field with a list of options: arrows lead through them and around, Enter chooses. The field keeps the focus, and
 * names the option that is led to by `aria-activedescendant`.
 */
export function useComboboxKeys<Option extends { id: string }>({
  options,
  beginsAtFirst = false,
  onChoose,
  onMove,
  onEscape,
}: ComboboxOptions<Option>) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = options.find(({ id }) => id === activeId) ?? (beginsAtFirst ? options[0] : undefined);

  const move = (step: 1 | -1) => {
    const at = active ? options.indexOf(active) : step === 1 ? -1 : 0;
    setActiveId(options.at((at + step) % options.length)?.id ?? null);
    onMove?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (isPressed(event, 'Enter') && active) {
      event.preventDefault();
      onChoose(active);
    } else if (isPressed(event, 'Escape')) {
      onEscape(event);
    }
  };
  return { active, onKeyDown, reset: () => setActiveId(null) };
}
