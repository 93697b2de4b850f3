import type { Creation } from '@stitchbook/api-types';
import clsx from 'clsx';
import { RunningStitch } from '../../../design/running-stitch.tsx';
import { cardClass } from '../../../design/card-class.ts';
import { CreationBody } from './creation-body.tsx';
import { CreationFacts } from './creation-facts.tsx';
import { creationTypeLabel } from '../creation-type-label.ts';

interface CreationCardProps {
  creation: Creation;
  /** Made a moment ago. */
  isFresh: boolean;
}

export function CreationCard({ creation, isFresh }: CreationCardProps) {
  const { type } = creation;
  return (
    <article
      data-fresh={isFresh || undefined}
      className={clsx(cardClass, 'px-5 pt-6 pb-4 sm:px-9 sm:pt-8 sm:pb-5', isFresh && 'animate-glow')}
    >
      <h2 className="text-xl first-letter:uppercase">{creationTypeLabel(type)}</h2>
      <CreationFacts creation={creation} />
      <RunningStitch className="mt-4 w-24 text-thread" />
      <CreationBody creation={creation} />
    </article>
  );
}
