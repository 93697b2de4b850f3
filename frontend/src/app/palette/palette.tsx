import clsx from 'clsx';
import { useCombobox } from 'downshift';
import { useEffect, useState } from 'react';
import { Dialog } from '../../design/dialog.tsx';
import { fieldClass } from '../../design/field-class.ts';
import { useOptionList } from '../../keyboard/use-option-list.ts';
import { paletteTexts } from '../../texts/en/palette.ts';
import { type PaletteEntry, usePaletteGroups } from './use-palette-groups.ts';

/** Long enough for somebody who types on. */
const ASKED_AFTER_MS = 150;

interface PaletteProps {
  onClose: () => void;
  onShowShortcuts: () => void;
}

/** Notes, tags and actions, found by a few letters and chosen by keys or the pointer: a combobox with its list always open. */
export default function Palette({ onClose, onShowShortcuts }: PaletteProps) {
  const [typed, setTyped] = useState('');
  const groups = usePaletteGroups(useSettled(typed.trim()), onShowShortcuts);
  const entries = groups.flatMap((group) => group.entries);
  const choose = (entry: PaletteEntry) => {
    onClose();
    entry.run();
  };
  const { getInputProps, getMenuProps, getItemProps, activeIndex } = useOptionList({
    text: typed,
    options: entries,
    isOpen: entries.length > 0,
    beginsAtFirst: true,
    onChoose: choose,
    onIsOpenChange: ({ type }) => {
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) onClose();
    },
  });

  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={paletteTexts.title}>
      <input
        {...getInputProps({
          'aria-label': paletteTexts.field,
          onChange: ({ currentTarget }) => setTyped(currentTarget.value),
        })}
        placeholder={paletteTexts.field}
        className={clsx(fieldClass, 'mt-4 rounded-lg')}
      />
      <div {...getMenuProps({ 'aria-label': paletteTexts.title })} className="mt-3 max-h-[50dvh] overflow-y-auto">
        {groups.map(({ label, entries: offered }) => (
          <div key={label} role="group" aria-label={label}>
            <p aria-hidden="true" className="px-3 pt-3 pb-1 text-sm font-semibold text-soft">
              {label}
            </p>
            {offered.map((entry) => (
              <div
                key={entry.id}
                {...getItemProps({ item: entry })}
                className={clsx(
                  'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3',
                  entry === entries[activeIndex] ? 'bg-thread-wash' : 'hover:bg-hem',
                )}
              >
                <span className="min-w-0 flex-1 truncate">{entry.label}</span>
                {entry.aside && <span className="text-sm text-soft tabular-nums">{entry.aside}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={entries.length > 0 ? 'sr-only' : 'px-3 py-4 text-soft'}>
        {entries.length > 0 ? paletteTexts.found(entries.length) : paletteTexts.nothing}
      </p>
    </Dialog>
  );
}

/** What was typed, once it has been so for a moment. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), ASKED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
