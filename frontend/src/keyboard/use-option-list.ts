import { type UseComboboxProps, useCombobox } from 'downshift';
import { type KeyboardEvent, useEffect } from 'react';
import { isComposing, isPressed } from './key-events.ts';

const { InputBlur, MenuMouseLeave } = useCombobox.stateChangeTypes;

interface OptionListOptions<Option> {
  /** What stands in the field. */
  text: string;
  /** What the arrows lead through, in its order. */
  options: readonly Option[];
  isOpen: boolean;
  /** Whether Enter takes the first where none has been led to. */
  beginsAtFirst?: boolean;
  onChoose: (option: Option) => void;
  onIsOpenChange: NonNullable<UseComboboxProps<Option>['onIsOpenChange']>;
}

/**
 * downshift's combobox for a field whose text and list are kept by who calls: arrows lead through the options and around, Enter
 * or a press chooses. Leaving the field chooses nothing, keys of an input method are its own, and one begins anew when other
 * options come in.
 */
export function useOptionList<Option extends { id: string }>({
  text,
  options,
  isOpen,
  beginsAtFirst = false,
  onChoose,
  onIsOpenChange,
}: OptionListOptions<Option>) {
  const first = beginsAtFirst && options.length > 0 ? 0 : -1;
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex, setHighlightedIndex } = useCombobox<Option>({
    items: [...options],
    itemToString: (option) => option?.id ?? '',
    inputValue: text,
    selectedItem: null,
    isOpen,
    initialHighlightedIndex: first,
    defaultHighlightedIndex: first,
    stateReducer: (state, { type, changes }) => {
      if (type === MenuMouseLeave) return state;
      return type === InputBlur ? { ...changes, selectedItem: null } : changes;
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
    onIsOpenChange,
  });
  const ids = options.map(({ id }) => id).join(' ');
  useEffect(() => setHighlightedIndex(first), [ids, first, setHighlightedIndex]);
  const leaveWhatIsNotOurs = (event: KeyboardEvent) => {
    // Enter that gives no option submits the form; Escape that closes no list closes the dialog, also one under a toast.
    const isForForm = isPressed(event, 'Enter') && highlightedIndex === -1;
    const isForDialog = isPressed(event, 'Escape') && !isOpen;
    if (isComposing(event) || isForForm || isForDialog)
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  };
  // A dialog draws what is in it a moment later than downshift looks for it.
  const drawnLater = { suppressRefError: true };
  return {
    getInputProps: (props: Parameters<typeof getInputProps>[0]) =>
      getInputProps({ ...props, onKeyDown: leaveWhatIsNotOurs }, drawnLater),
    getMenuProps: (props: Parameters<typeof getMenuProps>[0]) => getMenuProps(props, drawnLater),
    getItemProps,
    activeIndex: highlightedIndex,
  };
}
