import type { ReactNode } from 'react';

/**
 * Dims the page behind a dialog and stops it from scrolling (see `[data-veil]` in index.css). Stands in for Radix's
 * Overlay, which injects a style element that the security policy forbids.
 */
export function Veil({ children }: { children: ReactNode }) {
  return (
    <div data-veil className="fixed inset-0 z-50 grid animate-settle place-items-center overflow-y-auto bg-[#191612]/55 p-4">
      {children}
    </div>
  );
}
