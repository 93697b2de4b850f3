import clsx from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useState, type ReactNode } from 'react';
import { closeByEscape, leaveToWhatTakesIt } from '../keyboard/key-events.ts';
import { buttonClass } from './button-class.ts';
import { findOpener } from './find-opener.ts';
import { commonTexts } from '../texts/en/common.ts';

interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: string;
  /** On a phone it comes up from below, where the thumb is. */
  isFromBelow?: boolean;
  /** What opened it, where that is not what has the focus when it is drawn. */
  returnFocusTo?: HTMLElement | null;
  children: ReactNode;
}

const FROM_BELOW = clsx(
  'max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain',
  'max-sm:max-h-[88dvh] max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0',
);

/** A field that gets the focus brings up a phone's keyboard, over half of the sheet. */
function leaveKeyboardDown(event: Event) {
  if (!window.matchMedia?.('(pointer: coarse)').matches) return;
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/** A sheet laid over the page, drawn only while it is open. Escape, its cross and a press beside it put it away. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  isFromBelow,
  returnFocusTo,
  children,
}: DialogProps) {
  // Taken when it is first drawn: the page loses the focus as soon as it is made inert.
  const [opener] = useState(findOpener);
  const returnFocus = (event: Event) => {
    event.preventDefault();
    (returnFocusTo ?? opener)?.focus();
  };
  return (
    // Its overlay makes the page inert; modal in Radix's sense would keep the keyboard from the toasts too, and their Undo.
    <Radix.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Backdrop className={clsx(isFromBelow && 'max-sm:place-items-end max-sm:p-0')}>
          <Radix.Content
            {...(description === undefined && { 'aria-describedby': undefined })}
            aria-modal="true"
            onOpenAutoFocus={isFromBelow ? leaveKeyboardDown : undefined}
            onCloseAutoFocus={returnFocus}
            onEscapeKeyDown={leaveToWhatTakesIt}
            // It can only have gone to a question over this one, or to a toast.
            onFocusOutside={(event) => event.preventDefault()}
            onKeyDown={closeByEscape(() => onOpenChange(false))}
            className={clsx(
              'relative w-full max-w-lg animate-arrive rounded-sheet border border-rule bg-sheet p-5 shadow-lift-high sm:p-6',
              isFromBelow && FROM_BELOW,
            )}
          >
            <Radix.Title className="pe-10 text-xl">{title}</Radix.Title>
            {description !== undefined && (
              <Radix.Description className="mt-1 text-soft">{description}</Radix.Description>
            )}
            {children}
            {/* Last, so that the focus begins with what the dialog is for. */}
            <Radix.Close
              aria-label={commonTexts.close}
              className={buttonClass('quiet', 'icon', 'absolute top-3.5 end-3.5')}
            >
              <X aria-hidden="true" size={20} />
            </Radix.Close>
          </Radix.Content>
        </Backdrop>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Dims the page behind a dialog. Stands in for Radix's Overlay, which locks scrolling through an injected style
 * element that the security policy forbids. The page itself can neither be clicked nor reached by the keyboard.
 */
export function Backdrop({ className, children }: { className?: string; children: ReactNode }) {
  useEffect(() => {
    const page = document.getElementById('root');
    if (!page) return undefined;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, []);
  return (
    <div
      className={clsx(
        'fixed inset-0 z-50 grid animate-dim place-items-center overflow-y-auto overscroll-contain bg-[#191612]/55 p-4',
        className,
      )}
    >
      {children}
    </div>
  );
}
