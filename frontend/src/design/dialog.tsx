import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { buttonClass } from './button-class.ts';
import { Veil } from './veil.tsx';

interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: string;
  /** What opened it, where that is not what has the focus: a menu is gone by then. */
  returnFocusTo?: HTMLElement | null;
  children: ReactNode;
}

/** A sheet laid over the page. Escape, its cross and a press beside it put it away. */
export function Dialog({ isOpen, onOpenChange, title, description, returnFocusTo, children }: DialogProps) {
  const returnFocus = (event: Event) => {
    if (!returnFocusTo) return;
    event.preventDefault();
    returnFocusTo.focus();
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Veil>
          <Radix.Content
            {...(description === undefined && { 'aria-describedby': undefined })}
            onCloseAutoFocus={returnFocus}
            className="w-full max-w-lg animate-arrive rounded-sheet border border-rule bg-sheet p-5 shadow-lift-high sm:p-6"
          >
            <div className="flex items-start justify-between gap-3">
              <Radix.Title className="text-2xl">{title}</Radix.Title>
              <Radix.Close aria-label="Close" className={buttonClass('quiet', 'icon', '-mt-1.5 -mr-1.5')}>
                <X aria-hidden="true" size={20} />
              </Radix.Close>
            </div>
            {description !== undefined && (
              <Radix.Description className="mt-1 text-soft">{description}</Radix.Description>
            )}
            {children}
          </Radix.Content>
        </Veil>
      </Radix.Portal>
    </Radix.Root>
  );
}
