import type { MergeSuggestion, Theme } from '@stitchbook/api-types';
import { useRef, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { cardClass } from '../../../design/card-class.ts';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { tagsPageTexts } from '../../../texts/en/tags-page.ts';
import { useKeepApart, useMergeSuggestions, useSuggestAgain } from '../api/merge-suggestions.ts';

interface MergeSuggestionsProps {
  /** Resolves with whether it is done. */
  onMerge: (theme: Theme, into: Theme) => Promise<boolean>;
  /** Told when none is left: the focus has to go somewhere. */
  onAllAnswered: (into: Theme) => void;
}

/** Tags that may be one; nothing where there are none, or while it is not known. */
export function MergeSuggestions({ onMerge, onAllAnswered }: MergeSuggestionsProps) {
  const { data } = useMergeSuggestions();
  const { mutateAsync: keepApart } = useKeepApart();
  const { mutateAsync: suggestAgain } = useSuggestAgain();
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!data || data.suggestions.length === 0) return null;

  const act = async (suggestion: MergeSuggestion, run: () => Promise<unknown>) => {
    if (busyWith !== null) return;
    setBusyWith(keyOf(suggestion));
    try {
      await run();
    } catch (error) {
      explain(error);
    }
    setBusyWith(null);
  };
  const separate = async ({ theme, into }: MergeSuggestion) => {
    const pair = { themeId: theme.id, fromId: into.id };
    await keepApart(pair);
    toast({
      title: tagsPageTexts.apart(theme.name, into.name),
      undo: { onUndo: () => void suggestAgain(pair).catch(explain) },
    });
    // The row that had the focus is gone.
    if (data.suggestions.length === 1) onAllAnswered(into);
    else heading.current?.focus();
  };

  return (
    <section aria-labelledby="merge-suggestions" className={`${cardClass} mb-6 p-4 sm:p-6`}>
      <h2 id="merge-suggestions" ref={heading} tabIndex={-1} className="text-lg">
        {tagsPageTexts.alike}
      </h2>
      <ul className="mt-2 divide-y divide-rule">
        {data.suggestions.map((suggestion) => {
          const { theme, into } = suggestion;
          const isBusy = busyWith === keyOf(suggestion);
          return (
            <li key={keyOf(suggestion)} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <span className="min-w-0 flex-1 basis-48 break-words">
                {tagsPageTexts.pair(
                  tagsPageTexts.choice(theme.name, theme.noteCount),
                  tagsPageTexts.choice(into.name, into.noteCount),
                )}
              </span>
              <span className="flex flex-wrap gap-2">
                <Button
                  isBusy={isBusy}
                  aria-label={tagsPageTexts.mergePair(theme.name, into.name)}
                  onClick={() => void act(suggestion, () => onMerge(theme, into))}
                >
                  {tagsPageTexts.merge}
                </Button>
                <Button
                  variant="quiet"
                  isBusy={isBusy}
                  aria-label={tagsPageTexts.neverPair(theme.name, into.name)}
                  onClick={() => void act(suggestion, () => separate(suggestion))}
                >
                  {tagsPageTexts.never}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const keyOf = ({ theme, into }: MergeSuggestion) => `${theme.id} ${into.id}`;

function explain(error: unknown): void {
  toast({ title: commonTexts.error, description: tagsPageTexts.apartFailed(describeProblem(error)), tone: 'alarm' });
}
