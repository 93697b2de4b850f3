import { TAG_MAX_CHARACTERS } from '@stitchbook/contracts';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../design/button.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { Field } from '../../../design/field.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { useChangeTheme } from '../api/themes.ts';

interface RenameDialogProps {
  themeId: number;
  name: string;
  /** Where the focus belongs afterwards. */
  opener: HTMLElement | null;
  onClose: () => void;
}

/** Another name for a tag, wherever it stands. */
export default function RenameDialog({ themeId, name, opener, onClose }: RenameDialogProps) {
  const [typed, setTyped] = useState(name);
  const { mutateAsync: changeTheme, isPending } = useChangeTheme(themeId);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const renamed = typed.trim().toLowerCase();
    if (renamed !== '' && renamed !== name) {
      try {
        await changeTheme({ name: renamed });
        toast({ title: 'Tag renamed', description: `"${name}" is now "${renamed}" on all your notes.` });
      } catch (error) {
        toast({ title: 'Error', description: `Failed to rename tag: ${describeProblem(error)}`, tone: 'alarm' });
        return;
      }
    }
    onClose();
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Rename tag"
      description="It changes on every note of yours that has it."
      returnFocusTo={opener}
    >
      <form onSubmit={(event) => void submit(event)} className="mt-5 grid gap-4">
        <Field
          id="tag-name"
          label="Name"
          autoComplete="off"
          maxLength={TAG_MAX_CHARACTERS}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" look="thread" disabled={isPending} className="justify-self-end">
          {isPending ? 'Renaming…' : 'Rename'}
        </Button>
      </form>
    </Dialog>
  );
}
