import { buttonClass } from './button-class.ts';
import { dismissToast, durationMsOf, type ShownToast, undoToast, useShownToast } from './toast.ts';
import { lazy, Suspense, useEffect } from 'react';
import { commonTexts } from '../texts/en/common.ts';

const loadViewport = () => import('./toast-viewport.tsx');
/** What was to be said is said, even where nothing can be fetched any more. */
const ToastViewport = lazy(() => loadViewport().catch(() => ({ default: PlainToast })));
/** Somebody begins to do something, which may be worth a toast. */
const BEGINNINGS = ['pointerdown', 'keydown'] as const;

/** Where toasts appear. Stands once, beside the routes. */
export function Toaster() {
  const shown = useShownToast();
  useEffect(() => {
    const fetchViewport = () => void loadViewport().catch(() => undefined);
    BEGINNINGS.forEach((type) => window.addEventListener(type, fetchViewport, { once: true, passive: true }));
    return () => BEGINNINGS.forEach((type) => window.removeEventListener(type, fetchViewport));
  }, []);
  return (
    shown && (
      <Suspense>
        <ToastViewport shown={shown} />
      </Suspense>
    )
  );
}

/** A toast without what makes it slide and swipe. */
function PlainToast({ shown }: { shown: ShownToast }) {
  useEffect(() => {
    if (!shown.isOpen || !shown.undo) return undefined;
    const timer = setTimeout(() => dismissToast(shown.id), durationMsOf(shown));
    return () => clearTimeout(timer);
  }, [shown]);
  if (!shown.isOpen) return null;
  return (
    <p
      role="status"
      className="fixed inset-x-4 bottom-[calc(1.5rem+var(--dock-height,0px))] z-60 mx-auto max-w-104 rounded-sheet border border-thread bg-sheet p-4 shadow-lift-high"
    >
      <strong>{shown.title}</strong> {shown.description}{' '}
      {shown.undo && (
        <button type="button" className={buttonClass('paper', 'small')} onClick={() => undoToast(shown.id)}>
          {commonTexts.undo}
        </button>
      )}
      {shown.action && (
        <button type="button" className={buttonClass('paper', 'small')} onClick={shown.action.onPress}>
          {shown.action.label}
        </button>
      )}
    </p>
  );
}
