import clsx from 'clsx';
import { AlertDialog } from 'radix-ui';
import { buttonClass } from './button-class.ts';
import { closeByEscape, leaveToInputMethod } from './close-by-escape.ts';
import { useOpener } from './use-opener.ts';
import { DialogOverlay } from './dialog-overlay.tsx';
import { commonTexts } from '../texts/en/common.ts';

export interface ConfirmQuestion {
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description: string;
  confirmLabel: string;
  /** What leaves everything as it was; 'Cancel' where nothing else is said. */
  cancelLabel?: string;
  /** Another way, between the two, that loses nothing. */
  alternative?: { label: string; onChoose: () => void };
  onConfirm: () => void;
  /** What opened it, where that is not what has the focus: a menu is gone by then. */
  returnFocusTo?: () => HTMLElement | null;
}

/** The dialog itself; `ConfirmDialog` brings it in when it is asked for. */
export default function OpenConfirmDialog(props: ConfirmQuestion) {
  const { onOpenChange, title, description, confirmLabel, onConfirm, returnFocusTo } = props;
  const { cancelLabel = commonTexts.cancel, alternative } = props;
  const opener = useOpener();
  const returnFocus = (event: Event) => {
    event.preventDefault();
    const target = returnFocusTo?.() ?? opener;
    // What opened it may be gone with what was decided.
    (target?.isConnected === false ? document.getElementById('main') : target)?.focus();
  };
  return (
    <AlertDialog.Root open onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <DialogOverlay>
          <AlertDialog.Content
            aria-modal="true"
            onCloseAutoFocus={returnFocus}
            onEscapeKeyDown={leaveToInputMethod}
            onKeyDown={closeByEscape(() => onOpenChange(false))}
            className={clsx(
              'w-full animate-arrive rounded-sheet border border-rule bg-sheet p-6 shadow-lift-high',
              alternative ? 'max-w-lg' : 'max-w-md',
            )}
          >
            <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-3 text-soft">{description}</AlertDialog.Description>
            <div className={clsx('mt-6 flex justify-end gap-3', alternative ? 'max-sm:flex-col' : 'flex-wrap')}>
              <AlertDialog.Cancel className={buttonClass('paper')}>{cancelLabel}</AlertDialog.Cancel>
              {alternative && (
                <AlertDialog.Action className={buttonClass('paper')} onClick={alternative.onChoose}>
                  {alternative.label}
                </AlertDialog.Action>
              )}
              <AlertDialog.Action className={buttonClass('alarm')} onClick={onConfirm}>
                {confirmLabel}
              </AlertDialog.Action>
            </div>
          </AlertDialog.Content>
        </DialogOverlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
