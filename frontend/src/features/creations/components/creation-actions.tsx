import type { Creation } from '@stitchbook/api-types';
import { Copy, Headphones, Trash2 } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import { confirm } from '../../../design/confirm.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { creationTexts } from '../../../texts/en/creations.ts';
import { useDeleteCreation } from '../api/creations.ts';
import { creationTypeLabel } from '../creation-type-label.ts';

interface CreationActionsProps {
  creation: Creation;
  /** Whether it is listened to in the element of this id. */
  listening: { isOpen: boolean; id: string; onToggle: () => void };
}

/** Listening to a creation, taking it elsewhere, or away. */
export function CreationActions({ creation, listening: { isOpen, id, onToggle } }: CreationActionsProps) {
  const { mutateAsync: deleteCreation, isPending } = useDeleteCreation();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(creation.content);
      toast({ title: commonTexts.copied, description: creationTexts.readyToPaste });
    } catch {
      toast({ title: commonTexts.error, description: creationTexts.notCopied, tone: 'alarm' });
    }
  };

  const remove = async () => {
    const description = creationTexts.deleteMeans(creationTypeLabel(creation.type));
    if (!(await confirm({ title: creationTexts.deleteAsked, description, action: commonTexts.delete }))) return;
    try {
      await deleteCreation(creation.id);
      toast({ title: creationTexts.deleted });
    } catch (error) {
      toast({
        title: commonTexts.error,
        description: creationTexts.deleteFailed(describeProblem(error)),
        tone: 'alarm',
      });
    }
  };

  return (
    <div className="mt-5 -ms-2.5 flex flex-wrap gap-1 sm:-ms-3">
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <Headphones aria-hidden="true" size={16} />
        {creationTexts.listen}
      </Button>
      <Button variant="quiet" size="small" onClick={() => void copy()}>
        <Copy aria-hidden="true" size={16} />
        {commonTexts.copy}
      </Button>
      <Button variant="quiet" size="small" isBusy={isPending} onClick={() => void remove()}>
        <Trash2 aria-hidden="true" size={16} />
        {commonTexts.delete}
      </Button>
    </div>
  );
}
