import type { Creation } from '@stitchbook/api-types';
import { Copy, Trash2 } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import { confirm } from '../../../design/confirm.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { useDeleteCreation } from '../api/delete-creation.ts';
import { creationTypeLabel } from '../creation-type-label.ts';

/** Taking a creation elsewhere, or away. */
export function CreationActions({ creation }: { creation: Creation }) {
  const { mutateAsync: deleteCreation, isPending } = useDeleteCreation();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(creation.content);
      toast({ title: 'Copied', description: 'The text is ready to be pasted elsewhere.' });
    } catch {
      toast({ title: 'Error', description: 'This browser does not let the text be copied.', tone: 'alarm' });
    }
  };

  const remove = async () => {
    const description = `This will permanently delete this ${creationTypeLabel(creation.type)}. The note it was made from stays.`;
    if (!(await confirm({ title: 'Are you sure?', description, action: 'Delete' }))) return;
    try {
      await deleteCreation(creation.id);
      toast({ title: 'Creation deleted' });
    } catch (error) {
      toast({ title: 'Error', description: `Failed to delete creation: ${describeProblem(error)}`, tone: 'alarm' });
    }
  };

  return (
    <div className="mt-5 -ms-2.5 flex flex-wrap gap-1 sm:-ms-3">
      <Button look="quiet" size="small" onClick={() => void copy()}>
        <Copy aria-hidden="true" size={16} />
        Copy
      </Button>
      <Button look="quiet" size="small" disabled={isPending} onClick={() => void remove()}>
        <Trash2 aria-hidden="true" size={16} />
        Delete
      </Button>
    </div>
  );
}
