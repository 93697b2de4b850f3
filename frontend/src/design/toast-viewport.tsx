import clsx from 'clsx';
import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { createPortal } from 'react-dom';
import { dismissToast, type ShownToast } from './toast.ts';

const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

/** The toast itself, outside of the page, which a dialog makes inert. */
export default function ToastViewport({ shown }: { shown: ShownToast }) {
  return (
    <Toast.Provider duration={DURATION_MS} swipeThreshold={SWIPE_THRESHOLD_PX} swipeDirection="right">
      <Toast.Root
        key={shown.id}
        open={shown.isOpen}
        onOpenChange={(isOpen) => !isOpen && dismissToast(shown.id)}
        className={clsx(
          'flex items-start gap-3 rounded-sheet border bg-sheet py-3 pe-2 ps-5 shadow-lift-high',
          'data-[state=closed]:animate-leave data-[state=open]:animate-toast-in',
          'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
          shown.tone === 'alarm' ? 'border-alarm' : 'border-thread',
        )}
      >
        <div className="grid flex-1 gap-0.5 py-1.5">
          {shown.title && (
            <Toast.Title className={clsx('font-semibold', shown.tone === 'alarm' && 'text-alarm')}>
              {shown.title}
            </Toast.Title>
          )}
          {shown.description && <Toast.Description>{shown.description}</Toast.Description>}
        </div>
        <Toast.Close
          aria-label="Dismiss"
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
