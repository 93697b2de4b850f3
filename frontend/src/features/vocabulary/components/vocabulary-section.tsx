import type { VocabularyTerm } from '@stitchbook/api-types';
import { X } from 'lucide-react';
import { LoadFailure } from '../../../design/load-failure.tsx';
import { SectionCard } from '../../../design/section-card.tsx';
import { SkeletonLine } from '../../../design/skeleton.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { vocabularyTexts } from '../../../texts/en/vocabulary.ts';
import { useAddTerm, useRemoveTerm, useVocabulary } from '../api/vocabulary.ts';
import { TermForm } from './term-form.tsx';
import { WaitingOffers } from './waiting-offers.tsx';

/** The names and terms that a person wants written as they write them. */
export function VocabularySection() {
  const { data: terms, isPending, isError, error, refetch } = useVocabulary();
  return (
    <SectionCard id="my-words" title={vocabularyTexts.myWords} lead={vocabularyTexts.about}>
      <TermForm />
      <WaitingOffers />
      {isPending && (
        <div role="status" aria-label={vocabularyTexts.loading}>
          <SkeletonLine className="h-5 w-56 max-w-full" />
        </div>
      )}
      {isError && !terms && (
        <LoadFailure sentence={vocabularyTexts.notLoaded} error={error} onRetry={() => void refetch()} />
      )}
      {terms?.length === 0 && <p className="text-soft">{vocabularyTexts.none}</p>}
      {terms && terms.length > 0 && <Terms terms={terms} />}
    </SectionCard>
  );
}

/** Each with what removes it; what was removed can be taken back for a moment. */
function Terms({ terms }: { terms: VocabularyTerm[] }) {
  const { mutateAsync: remove } = useRemoveTerm();
  const { mutateAsync: add } = useAddTerm();

  const removeTerm = async (removed: VocabularyTerm) => {
    const { term } = removed;
    try {
      await remove(removed);
      const undo = () =>
        void add(removed).catch((error: unknown) => explain(vocabularyTexts.addFailed(describeProblem(error))));
      toast({ title: vocabularyTexts.removed(term), undo: { onUndo: undo } });
    } catch (error) {
      explain(vocabularyTexts.removeFailed(describeProblem(error)));
    }
  };

  return (
    <ul aria-label={vocabularyTexts.myWords} className="flex max-h-96 flex-wrap gap-2 overflow-y-auto">
      {terms.map((term) => (
        <li key={term.id} className="inline-flex max-w-full items-center rounded-full bg-hem ps-3.5 pe-1">
          <span className="min-w-0 py-1.5 wrap-anywhere">
            {term.term}
            <HeardFor term={term} />
          </span>
          <button
            type="button"
            aria-label={vocabularyTexts.remove(term.term)}
            className="touch-target grid size-8 shrink-0 place-items-center rounded-full text-soft hover:text-ink"
            onClick={() => void removeTerm(term)}
          >
            <X aria-hidden="true" size={15} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A server before this version does not say what is heard for a word. */
function HeardFor({ term: { heard = [] } }: { term: Partial<VocabularyTerm> }) {
  if (heard.length === 0) return null;
  return (
    <span className="ms-1.5 text-sm text-soft">
      {vocabularyTexts.heard(heard.map(vocabularyTexts.quoted).join(', '))}
    </span>
  );
}

function explain(description: string): void {
  toast({ title: commonTexts.error, description, tone: 'alarm' });
}
