import type { Note } from '@stitchbook/api-types';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../../recovery/lazy-with-retry.tsx';

const FailedEnrichment = lazyWithRetry(() => import('./failed-enrichment.tsx'));

/** Why a note has no themes and no mood yet; nothing to do where they only wait. */
export function EnrichmentProblem({ note }: { note: Note }) {
  if (note.enrichment === 'failed') {
    return (
      <Suspense>
        <FailedEnrichment note={note} />
      </Suspense>
    );
  }
  if (note.enrichment !== 'queued' || note.enrichmentReason === null) return null;
  return <p className="mt-3 rounded-lg bg-hem px-3.5 py-2 text-sm text-soft">{note.enrichmentReason}</p>;
}
