import { lazy, Suspense, useEffect } from 'react';
import { PlainToast } from './plain-toast.tsx';
import { useShownToast } from './toast.ts';

const loadShelf = () => import('./toast-shelf.tsx');
/** What was to be said is said, even where nothing can be fetched any more. */
const ToastShelf = lazy(() => loadShelf().catch(() => ({ default: PlainToast })));
/** After the page has what it needs, and before anybody has done something that is worth a toast. */
const FETCHED_AFTER_MS = 2500;

/** Where toasts appear. Stands once, beside the routes. */
export function Toaster() {
  const shown = useShownToast();
  useEffect(() => {
    const timer = setTimeout(() => void loadShelf().catch(() => undefined), FETCHED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    shown && (
      <Suspense>
        <ToastShelf shown={shown} />
      </Suspense>
    )
  );
}
