import type { ReactNode } from 'react';
import { RunningStitch } from './running-stitch.tsx';

/** The heading of a screen, underlined by hand. */
export function PageTitle({ children }: { children: ReactNode }) {
  return (
    <div className="mb-6">
      <h1 className="text-2xl">{children}</h1>
      <RunningStitch className="mt-2 w-26 animate-sew text-thread" />
    </div>
  );
}
