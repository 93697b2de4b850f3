import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/**
 * What holds for the whole page, above everything; null for nothing. The region is always there, so that its words are spoken when
 * they come.
 */
export function TopBanner({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <div role="status">
      {children !== null && (
        <p className="border-b border-rule bg-thread-wash text-sm">
          <span className="mx-auto flex max-w-3xl items-start gap-2.5 px-4 py-2.5 sm:px-6">
            <Icon aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-thread-ink" />
            <span>{children}</span>
          </span>
        </p>
      )}
    </div>
  );
}
