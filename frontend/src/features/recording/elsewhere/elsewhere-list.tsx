import { lazyWithRetry } from '../../../recovery/lazy-with-retry.tsx';
import type { SavingContext } from '../savings.ts';
import { useUploadsElsewhere } from './use-uploads-elsewhere.ts';
import { unsavedTexts } from '../../../texts/en/unsaved.ts';

/** On most visits there is none. */
const ElsewhereCard = lazyWithRetry(() => import('./elsewhere-card.tsx'));

interface ElsewhereListProps {
  saving: SavingContext;
  onOpenRecorder: () => void;
}

/** What was begun on another device, or in another browser, and left there: it can be gone on with, or saved, from here. */
export function ElsewhereList({ saving, onOpenRecorder }: ElsewhereListProps) {
  const uploads = useUploadsElsewhere();
  if (uploads.length === 0) return null;
  return (
    <section aria-labelledby="uploads-elsewhere" className="mb-8 animate-arrive">
      <h2 id="uploads-elsewhere" className="mb-4 text-xl">
        {unsavedTexts.leftUnfinished}
      </h2>
      <ul className="grid grid-cols-1 gap-4">
        {uploads.map((upload) => (
          <ElsewhereCard key={upload.id} upload={upload} saving={saving} onOpenRecorder={onOpenRecorder} />
        ))}
      </ul>
    </section>
  );
}
