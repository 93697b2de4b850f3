import type { ReactNode } from 'react';

/**
 * Dims the page behind a dialog. Stands in for Radix's Overlay, which locks scrolling through an injected style
 * element that the security policy forbids.
 */
export function Veil({ children }: { children: ReactNode }) {
  return (
    <div className="fixed inset-0 z-50 grid animate-settle place-items-center overflow-y-auto overscroll-contain bg-[#191612]/55 p-4">
      {children}
    </div>
  );
}
