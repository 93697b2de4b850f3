import type { ShownToast } from './toast.ts';

/** A toast without what makes it slide and swipe. */
export function PlainToast({ shown }: { shown: ShownToast }) {
  if (!shown.isOpen) return null;
  return (
    <p
      role="status"
      className="fixed inset-x-4 bottom-6 z-60 mx-auto max-w-104 rounded-sheet border border-thread bg-sheet p-4 shadow-lift-high"
    >
      <strong>{shown.title}</strong> {shown.description}
    </p>
  );
}
