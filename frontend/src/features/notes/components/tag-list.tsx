import type { ListedTheme, Theme } from '@stitchbook/api-types';
import { MIN_STITCHED_NOTES } from '@stitchbook/contracts';
import { useState } from 'react';
import { cardClass } from '../../../design/card-class.ts';
import { fieldClass } from '../../../design/field-class.ts';
import { LoadFailure } from '../../../design/load-failure.tsx';
import { LooseThread } from '../../../design/loose-thread.tsx';
import { SettingChoice } from '../../../design/setting-choice.tsx';
import { SkeletonLine } from '../../../design/skeleton.tsx';
import { tagsPageTexts } from '../../../texts/en/tags-page.ts';
import { useThemes } from '../api/get-themes.ts';
import { useRemoveTag } from '../use-remove-tag.ts';
import { tagMenuId, useTagFocus } from '../use-tag-focus.ts';
import { MergeSuggestions } from './merge-suggestions.tsx';
import { MergeTagDialog } from './merge-tag-dialog.tsx';
import { TagNameForm } from './tag-name-form.tsx';
import { TagRow } from './tag-row.tsx';

/** So many are found at a glance. */
const SEARCHED_FROM = 16;
const ORDERS = ['count', 'name'] as const;
type Order = (typeof ORDERS)[number];

/** Puts the notes with a tag together; what had the focus gets it back. */
export type StitchTag = (theme: Theme, opener: HTMLElement | null) => void;

/** All tags of the reader. */
export function TagList({ onStitch }: { onStitch: StitchTag }) {
  const { data: themes, isPending, isError, error, refetch } = useThemes();
  if (isPending) {
    return (
      <div role="status" aria-label={tagsPageTexts.loading} className={`${cardClass} grid gap-5 p-6`}>
        <SkeletonLine className="h-6 w-40" />
        <SkeletonLine className="h-6 w-28" />
        <SkeletonLine className="h-6 w-48" />
      </div>
    );
  }
  if (isError && !themes)
    return <LoadFailure sentence={tagsPageTexts.notLoaded} error={error} onRetry={() => void refetch()} />;
  if (themes.length === 0) {
    return (
      <div className="grid justify-items-center gap-3 py-16 text-center">
        <LooseThread className="w-48" />
        <h2 className="text-xl">{tagsPageTexts.none}</h2>
        <p className="max-w-md text-soft">{tagsPageTexts.whereFrom}</p>
      </div>
    );
  }
  return <Tags themes={themes} onStitch={onStitch} />;
}

/** Given by name. */
function Tags({ themes, onStitch }: { themes: readonly ListedTheme[]; onStitch: StitchTag }) {
  const takeFocusTo = useTagFocus();
  const removeTag = useRemoveTag(takeFocusTo);
  const [order, setOrder] = useState<Order>('count');
  const [find, setFind] = useState('');
  const [renamedId, setRenamedId] = useState<number | null>(null);
  const [mergedId, setMergedId] = useState<number | null>(null);
  const isSearched = themes.length >= SEARCHED_FROM;
  const part = isSearched ? find.trim().toLowerCase() : '';
  const shown = inOrder(themes, order).filter(({ name }) => name.includes(part));
  const merged = themes.find(({ id }) => id === mergedId);

  const stopRenaming = (themeId: number) => {
    setRenamedId(null);
    takeFocusTo(themeId);
  };
  const mergeInto = async (theme: Theme, into: Theme) => {
    const isDone = await removeTag(theme, into);
    if (isDone) {
      setRenamedId(null);
      setMergedId(null);
      takeFocusTo(into.id, theme.id);
    }
    return isDone;
  };
  const remove = async (theme: Theme, index: number) => {
    const neighbour = shown[index + 1] ?? shown[index - 1];
    if ((await removeTag(theme, null)) && neighbour) takeFocusTo(neighbour.id, theme.id);
  };

  return (
    <>
      <MergeSuggestions onMerge={mergeInto} onAllAnswered={({ id }) => takeFocusTo(id)} />
      <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-4">
        {isSearched && (
          <input
            type="search"
            aria-label={tagsPageTexts.find}
            placeholder={tagsPageTexts.find}
            value={find}
            onChange={({ target }) => setFind(target.value)}
            className={`${fieldClass} flex-1 basis-56 rounded-lg`}
          />
        )}
        <SettingChoice
          label={tagsPageTexts.order}
          isCompact
          options={ORDERS.map((value) => ({ value, label: tagsPageTexts.orders[value] }))}
          value={order}
          onChange={setOrder}
        />
      </div>
      {shown.length === 0 && (
        <p role="status" className="text-soft">
          {tagsPageTexts.noSuchTag}
        </p>
      )}
      {shown.length > 0 && (
        <ul aria-label={tagsPageTexts.title} className={`${cardClass} divide-y divide-rule`}>
          {shown.map((theme, index) => (
            <TagRow
              key={theme.id}
              theme={theme}
              nameForm={
                theme.id === renamedId && (
                  <TagNameForm
                    theme={theme}
                    onClose={() => stopRenaming(theme.id)}
                    onMerge={(into) => mergeInto(theme, into)}
                  />
                )
              }
              onMerge={themes.length > 1 ? () => setMergedId(theme.id) : null}
              onStitch={
                theme.noteCount >= MIN_STITCHED_NOTES
                  ? () => onStitch(theme, document.getElementById(tagMenuId(theme.id)))
                  : null
              }
              onRename={() => setRenamedId(theme.id)}
              onDelete={() => void remove(theme, index)}
            />
          ))}
        </ul>
      )}
      {merged && (
        <MergeTagDialog
          theme={merged}
          others={themes.filter(({ id }) => id !== merged.id)}
          onClose={() => setMergedId(null)}
          onMerge={(into) => mergeInto(merged, into)}
        />
      )}
    </>
  );
}

function inOrder(themes: readonly ListedTheme[], order: Order): readonly ListedTheme[] {
  return order === 'name' ? themes : themes.toSorted((one, other) => other.noteCount - one.noteCount);
}
