import clsx from 'clsx';
import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { buttonClass } from './button-class.ts';
import { dismissToast, durationMsOf, type ShownToast, UNDO_SECONDS, undoToast } from './toast.ts';
import { commonTexts } from '../texts/en/common.ts';

const SWIPE_THRESHOLD_PX = 50;

/** The toast itself, outside of the page, which a dialog makes inert. Its time stands still while it is pointed at or has the focus. */
export default function ToastViewport({ shown }: { shown: ShownToast }) {
  const root = useRef<HTMLLIElement>(null);
  const isEscapeElsewhere = useRef(false);
  const close = () => {
    // Escape in the page means something else there, and must not make final what can be undone.
    const isMeant = !shown.undo || !isEscapeElsewhere.current;
    isEscapeElsewhere.current = false;
    if (isMeant) dismissToast(shown.id);
  };
  return (
    <Toast.Provider duration={durationMsOf(shown)} swipeThreshold={SWIPE_THRESHOLD_PX} swipeDirection="right">
      <Toast.Root
        key={shown.id}
        ref={root}
        // What asks for nothing but can be undone is no reason to interrupt what is being read out.
        type={shown.undo ? 'background' : 'foreground'}
        open={shown.isOpen}
        onOpenChange={(isOpen) => !isOpen && close()}
        onEscapeKeyDown={({ target }) => {
          isEscapeElsewhere.current = !root.current?.contains(target as Node);
        }}
        // Radix lets the viewport be pressed only an effect after the toast is drawn.
        style={{ pointerEvents: 'auto' }}
        className={clsx(
          'flex items-start gap-3 rounded-sheet border bg-sheet py-3 pe-2 ps-5 shadow-lift-high',
          'data-[state=closed]:animate-leave data-[state=open]:animate-toast-in',
          'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
          shown.tone === 'alarm' ? 'border-alarm' : 'border-thread',
        )}
      >
        <div className="grid flex-1 gap-0.5 self-center py-1.5">
          {shown.title && (
            <Toast.Title className={clsx('font-semibold', shown.tone === 'alarm' && 'text-alarm')}>
              {shown.title}
            </Toast.Title>
          )}
          {shown.description && <Toast.Description>{shown.description}</Toast.Description>}
        </div>
        {shown.undo && (
          <Toast.Action
            altText={commonTexts.undoFor(UNDO_SECONDS)}
            className={buttonClass('paper', 'small', 'self-center')}
            onClick={() => undoFrom(shown.id)}
          >
            {commonTexts.undo}
          </Toast.Action>
        )}
        {shown.action && (
          <Toast.Action
            altText={shown.action.label}
            className={buttonClass('paper', 'small', 'self-center')}
            onClick={shown.action.onPress}
          >
            {shown.action.label}
          </Toast.Action>
        )}
        <Toast.Close
          aria-label={commonTexts.dismiss}
          className="touch-target grid size-10 place-items-center rounded-full text-soft hover:bg-hem"
        >
          <X aria-hidden="true" size={18} />
        </Toast.Close>
      </Toast.Root>
      {createPortal(
        <Toast.Viewport className="fixed top-3 left-1/2 z-60 w-[min(26rem,calc(100vw-2rem))] -translate-x-1/2 outline-none sm:top-auto sm:bottom-[calc(1.5rem+var(--dock-height,0px))]" />,
        document.body,
      )}
    </Toast.Provider>
  );
}

/** The focus goes on in the dialog that is open, or where the content begins. */
function undoFrom(id: number): void {
  const place = document.querySelector<HTMLElement>('[role=dialog]') ?? document.getElementById('main');
  place?.focus({ preventScroll: true });
  undoToast(id);
}
