import type { Creation } from '@stitchbook/api-types';
import { confirm } from '../../design/confirm.tsx';
import { toast } from '../../design/toast.ts';
import { describeProblem } from '../../http/errors.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { creationTexts } from '../../texts/en/creations.ts';
import { useDeleteCreation } from './api/creations.ts';
import { creationTypeLabel } from './creation-type-label.ts';

/** Deletes a creation, once that was confirmed. */
export function useRemoveCreation({ id, type }: Creation, onGone: () => void = () => undefined) {
  const { mutateAsync: deleteCreation, isPending } = useDeleteCreation();
  const remove = async () => {
    const description = creationTexts.deleteMeans(creationTypeLabel(type));
    if (!(await confirm({ title: creationTexts.deleteAsked, description, action: commonTexts.delete }))) return;
    try {
      await deleteCreation(id);
      onGone();
      toast({ title: creationTexts.deleted });
    } catch (error) {
      const failed = creationTexts.deleteFailed(describeProblem(error));
      toast({ title: commonTexts.error, description: failed, tone: 'alarm' });
    }
  };
  return { remove, isPending };
}
