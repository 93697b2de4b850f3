import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { buttonClass } from './button-class.ts';
import { closeByEscape, leaveToInputMethod } from './close-by-escape.ts';
import { useOpener } from './use-opener.ts';
import { DialogOverlay } from './dialog-overlay.tsx';
import { commonTexts } from '../texts/en/common.ts';

interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: string;
  /** What opened it, where that is not what has the focus: a menu is gone by then. */
  returnFocusTo?: HTMLElement | null;
  children: ReactNode;
}

/** A sheet laid over the page, drawn only while it is open. Escape, its cross and a press beside it put it away. */
export function Dialog({ isOpen, onOpenChange, title, description, returnFocusTo, children }: DialogProps) {
  const opener = useOpener();
  const returnFocus = (event: Event) => {
    event.preventDefault();
    (returnFocusTo ?? opener)?.focus();
  };
  return (
    // Its overlay makes the page inert; modal in Radix's sense would keep the keyboard from the toasts too, and their Undo.
    <Radix.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <DialogOverlay>
          <Radix.Content
            {...(description === undefined && { 'aria-describedby': undefined })}
            aria-modal="true"
            onCloseAutoFocus={returnFocus}
            onEscapeKeyDown={leaveToInputMethod}
            onKeyDown={closeByEscape(() => onOpenChange(false))}
            className="relative w-full max-w-lg animate-arrive rounded-sheet border border-rule bg-sheet p-5 shadow-lift-high sm:p-6"
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
        </DialogOverlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
