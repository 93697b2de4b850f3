import { useEffect, type ReactNode } from 'react';

/**
 * Dims the page behind a dialog. Stands in for Radix's Overlay, which locks scrolling through an injected style
 * element that the security policy forbids. The page itself can neither be clicked nor reached by the keyboard.
 */
export function DialogOverlay({ children }: { children: ReactNode }) {
  useEffect(() => {
    const page = document.getElementById('root');
    if (!page) return undefined;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, []);
  return (
    <div className="fixed inset-0 z-50 grid animate-dim place-items-center overflow-y-auto overscroll-contain bg-[#191612]/55 p-4">
      {children}
    </div>
  );
}
