import { useCallback, useState } from 'react';
import type { SaveTake } from '../save-take.ts';
import { useUnsavedTakes } from '../unsaved/use-unsaved-takes.ts';
import { UnsavedTakeCard } from './unsaved-take-card.tsx';

interface UnsavedTakesProps {
  ownerId: string;
  saveTake: SaveTake;
}

/** What was recorded on this device and never became a note: after a crash, a closed tab, a lost network. */
export default function UnsavedTakes({ ownerId, saveTake }: UnsavedTakesProps) {
  const [busyCards, setBusyCards] = useState(0);
  const { data: takes = [] } = useUnsavedTakes(ownerId, busyCards === 0);
  const countBusy = useCallback((isBusy: boolean) => setBusyCards((count) => count + (isBusy ? 1 : -1)), []);
  if (takes.length === 0) return null;
  return (
    <section aria-labelledby="unsaved-takes" className="mb-8 animate-arrive">
      <h2 id="unsaved-takes" className="text-[1.4rem]">
        Not saved yet
      </h2>
      <p role="status" className="mt-1 mb-4 text-soft">
        {takes.length === 1 ? 'A recording is' : `${takes.length} recordings are`} still only on this device.
      </p>
      <ul className="grid grid-cols-1 gap-4">
        {takes.map((take) => (
          <UnsavedTakeCard key={take.id} take={take} saveTake={saveTake} onBusy={countBusy} />
        ))}
      </ul>
    </section>
  );
}
