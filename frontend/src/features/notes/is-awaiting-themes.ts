import type { Note } from '@stitchbook/api-types';
import { hasEnded } from '@stitchbook/contracts';

/** Whether a note's themes and mood will be there in a moment; those that wait for longer say why. */
export function isAwaitingThemes({
  enrichment,
  enrichmentReason,
}: Pick<Note, 'enrichment' | 'enrichmentReason'>): boolean {
  return !hasEnded(enrichment) && enrichmentReason === null;
}
