import { Button } from '../../../design/button.tsx';
import { useDraftsBeingSaved, type SavingContext } from '../savings.ts';
import { describeStorageError, isStorageUnavailable } from '../drafts/storage-error.ts';
import { useDrafts } from '../drafts/use-drafts.ts';
import { ElsewhereList } from '../elsewhere/elsewhere-list.tsx';
import { useContinuedElsewhere } from '../elsewhere/use-uploads-elsewhere.ts';
import { lazyWithRetry } from '../../../recovery/lazy-with-retry.tsx';
import { commonTexts } from '../../../texts/en/common.ts';
import { unsavedTexts } from '../../../texts/en/unsaved.ts';

/** On most visits there is none. */
const DraftCard = lazyWithRetry(() => import('./draft-card.tsx'));

interface DraftListProps {
  ownerId: string;
  saving: SavingContext;
  onOpenRecorder: () => void;
}

/** What was recorded, or sent in part, and is no note. */
export default function DraftList(props: DraftListProps) {
  return (
    <>
      <Drafts {...props} />
      <ElsewhereList saving={props.saving} onOpenRecorder={props.onOpenRecorder} />
    </>
  );
}

/** What was recorded on this device and never became a note: after a crash, a closed tab, a lost network. */
function Drafts({ ownerId, saving }: Pick<DraftListProps, 'ownerId' | 'saving'>) {
  const { data = [], error, refetch } = useDrafts(ownerId);
  const continuedSeconds = useContinuedElsewhere();
  const beingSaved = useDraftsBeingSaved(saving.savings);
  const drafts = data.filter(({ id }) => !beingSaved.has(id));
  if (drafts.length === 0) {
    return error && !isStorageUnavailable(error) ? <CannotLook error={error} onRetry={() => void refetch()} /> : null;
  }
  return (
    <section aria-labelledby="unsaved-recordings" className="mb-8 animate-arrive">
      <h2 id="unsaved-recordings" className="text-xl">
        {unsavedTexts.notSavedYet}
      </h2>
      <p role="status" className="mt-1 mb-4 text-soft">
        {unsavedTexts.keptCount(drafts.length)}
      </p>
      <ul className="grid grid-cols-1 gap-4">
        {drafts.map((draft) => (
          <DraftCard
            key={draft.id}
            draft={draft}
            saving={saving}
            continuedSeconds={continuedSeconds[draft.id] ?? null}
          />
        ))}
      </ul>
    </section>
  );
}

/** Nothing is taken for lost because the browser would not look. */
function CannotLook({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const reason = describeStorageError(error, unsavedTexts.cannotLook);
  return (
    <div role="alert" className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-alarm-wash px-4 py-3">
      <p className="min-w-48 flex-1">{unsavedTexts.reloadToSee(reason)}</p>
      <Button size="small" onClick={onRetry}>
        {commonTexts.tryAgain}
      </Button>
    </div>
  );
}
