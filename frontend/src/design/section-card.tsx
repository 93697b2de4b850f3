import type { ReactNode } from 'react';
import { cardClass } from './card-class.ts';

interface SectionCardProps {
  /** Also the place in the address that leads here. */
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One subject of a screen that has several, on a sheet of its own. */
export function SectionCard({ id, title, lead, children }: SectionCardProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={`${cardClass} grid scroll-mt-4 grid-cols-1 gap-4 px-5 py-6 outline-offset-4 sm:px-8 sm:py-7`}
    >
      <div className="grid gap-1.5">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {lead && <p className="max-w-[62ch] text-pretty text-soft">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
