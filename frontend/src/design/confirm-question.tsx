import clsx from 'clsx';
import { AlertDialog } from 'radix-ui';
import { useRef, useState } from 'react';
import { closeByEscape, leaveToInputMethod } from '../keyboard/key-events.ts';
import { buttonClass } from './button-class.ts';
import { commonTexts } from '../texts/en/common.ts';
import { Backdrop } from './dialog.tsx';

export interface Question {
  title: string;
  description: string;
  /** The answer that cannot be taken back. */
  action: string;
  /** The one that leaves everything as it was, as Escape does. */
  cancel?: string | undefined;
}

export type Answer = 'action' | 'alternative' | 'cancel';

export interface AskedQuestion extends Question {
  /** Another way, between the two, that loses nothing. */
  alternative?: string | undefined;
  /** What gets the focus back. */
  opener: HTMLElement | null;
  answer: (answer: Answer) => void;
}

/** The question of `confirm` as a dialog. It answers when it has gone, and the focus is back. */
export default function ConfirmQuestion({ question }: { question: AskedQuestion }) {
  const { title, description, action, cancel = commonTexts.cancel, alternative, opener, answer } = question;
  const [isOpen, setOpen] = useState(true);
  const given = useRef<Answer>('cancel');
  const give = (what: Answer) => () => {
    given.current = what;
  };
  const returnFocus = (event: Event) => {
    event.preventDefault();
    // What opened it may be gone by now.
    (opener?.isConnected === false ? document.getElementById('main') : opener)?.focus();
    answer(given.current);
  };
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={setOpen}>
      <AlertDialog.Portal>
        <Backdrop>
          <AlertDialog.Content
            aria-modal="true"
            onCloseAutoFocus={returnFocus}
            onEscapeKeyDown={leaveToInputMethod}
            onKeyDown={closeByEscape(() => setOpen(false))}
            className={clsx(
              'w-full animate-arrive rounded-sheet border border-rule bg-sheet p-6 shadow-lift-high',
              alternative ? 'max-w-lg' : 'max-w-md',
            )}
          >
            <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-3 text-soft">{description}</AlertDialog.Description>
            <div className={clsx('mt-6 flex justify-end gap-3', alternative ? 'max-sm:flex-col' : 'flex-wrap')}>
              <AlertDialog.Cancel className={buttonClass('paper')}>{cancel}</AlertDialog.Cancel>
              {alternative && (
                <AlertDialog.Action className={buttonClass('paper')} onClick={give('alternative')}>
                  {alternative}
                </AlertDialog.Action>
              )}
              <AlertDialog.Action className={buttonClass('alarm')} onClick={give('action')}>
                {action}
              </AlertDialog.Action>
            </div>
          </AlertDialog.Content>
        </Backdrop>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
