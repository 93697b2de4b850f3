import type { Theme } from '@stitchbook/api-types';
import { toast } from '../../design/toast.ts';
import { describeProblem } from '../../http/errors.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { tagsPageTexts } from '../../texts/en/tags-page.ts';
import { useRemoveTheme, useRestoreTheme } from './api/remove-theme.ts';

/**
 * Deletes a tag, or merges it into another, and offers to take that back. Resolves with whether it is done. Everything is awaited:
 * what asked is gone before the answer comes.
 * @param onRestored is told of the tag that is back
 */
export function useRemoveTag(onRestored: (themeId: number) => void) {
  const { mutateAsync: removeTheme } = useRemoveTheme();
  const { mutateAsync: restoreTheme } = useRestoreTheme();

  const restore = async (undoId: string) => {
    try {
      const { id, name } = await restoreTheme(undoId);
      toast({ title: tagsPageTexts.restored(name) });
      onRestored(id);
    } catch (error) {
      explain(tagsPageTexts.restoreFailed(describeProblem(error)));
    }
  };

  return async (theme: Theme, into: Theme | null): Promise<boolean> => {
    try {
      const { undoId } = await removeTheme({ themeId: theme.id, intoId: into?.id ?? null });
      const title = into ? tagsPageTexts.merged(theme.name, into.name) : tagsPageTexts.deleted(theme.name);
      toast({ title, undo: { onUndo: () => void restore(undoId) } });
      return true;
    } catch (error) {
      const reason = describeProblem(error);
      explain(into ? tagsPageTexts.mergeFailed(reason) : tagsPageTexts.deleteFailed(reason));
      return false;
    }
  };
}

function explain(description: string): void {
  toast({ title: commonTexts.error, description, tone: 'alarm' });
}
