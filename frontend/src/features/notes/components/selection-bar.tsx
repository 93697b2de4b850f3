import type { Note } from '@stitchbook/api-types';
import { Download, Trash2, X } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { DOCK_ID } from '../../../design/bottom-dock.tsx';
import { buttonClass } from '../../../design/button-class.ts';
import { Button } from '../../../design/button.tsx';
import { confirm } from '../../../design/confirm.tsx';
import { Menu, MenuItem } from '../../../design/menu.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { useChangeSeveral } from '../api/change-several.ts';
import { useExportSeveral } from '../api/export-several.ts';
import type { Outcome } from '../run-each.ts';
import { selection } from '../selection.ts';
import type { NoteActions } from './note-row.tsx';
import { TagForm } from './tag-form.tsx';
import { commonTexts } from '../../../texts/en/common.ts';
import { noteActionTexts } from '../../../texts/en/note-actions.ts';
import { selectionTexts } from '../../../texts/en/selection.ts';

const ignore = (event: SyntheticEvent) => event.preventDefault();
/** Of a menu that has nothing to be done to: it keeps the focus, which `disabled` would take. */
const STAYS_CLOSED = { onClick: ignore, onPointerDown: ignore, onKeyDown: ignoreOpening };

function ignoreOpening(event: KeyboardEvent): void {
  if (['Enter', ' ', 'ArrowDown'].includes(event.key)) event.preventDefault();
}

interface SelectionBarProps {
  notes: readonly Note[];
  /** What other features do with them. */
  renderMore: NoteActions['renderForSelected'];
}

/** What can be done to the notes that are selected. It stands at the foot of the window; what failed stays selected. */
export default function SelectionBar({ notes, renderMore }: SelectionBarProps) {
  const [isBusy, setBusy] = useState(false);
  const { addTags, remove, restore } = useChangeSeveral();
  const { withAudio, wordsOnly } = useExportSeveral();
  const dock = document.getElementById(DOCK_ID);
  const isIdle = isBusy || notes.length === 0;

  const end = () => {
    selection.end();
    document.getElementById('main')?.focus({ preventScroll: true });
  };

  const run = async (work: () => Promise<Outcome<Note>>, tellDone: (done: Note[]) => void) => {
    if (isIdle) return;
    setBusy(true);
    const { done, failed } = await work();
    setBusy(false);
    if (done.length > 0) tellDone(done);
    const [first] = failed;
    if (!first) {
      end();
      return;
    }
    selection.keep(failed.map(({ item }) => item.id));
    const description = selectionTexts.failed(failed.length, describeProblem(first.error));
    toast({ title: commonTexts.error, description, tone: 'alarm' });
  };

  const undo = async (gone: Note[]) => {
    const { done, failed } = await restore(gone);
    const [first] = failed;
    if (!first) {
      toast({ title: selectionTexts.restored(done.length) });
      return;
    }
    const description = selectionTexts.notRestored(failed.length, describeProblem(first.error));
    toast({ title: commonTexts.error, description, tone: 'alarm' });
  };

  const askToRemove = async () => {
    if (isIdle) return;
    const description = selectionTexts.deleteMeans(notes.length);
    if (!(await confirm({ title: noteActionTexts.deleteAsked, description, action: commonTexts.delete }))) return;
    await run(
      () => remove(notes),
      (gone) => toast({ title: selectionTexts.deleted(gone.length), undo: { onUndo: () => void undo(gone) } }),
    );
  };

  const saveArchive = () =>
    run(
      () => withAudio(notes),
      (done) => toast({ title: selectionTexts.downloading(done.length) }),
    );

  const saveWords = () =>
    run(
      () => wordsOnly(notes),
      (done) => toast({ title: selectionTexts.exported(done.length) }),
    );

  if (!dock) return null;
  return createPortal(
    <section aria-label={selectionTexts.selectedNotes} className="order-first">
      <div className="mx-auto flex max-w-3xl flex-wrap items-center gap-2 px-4 py-2 sm:px-6">
        <p role="status" className="me-auto font-semibold">
          {notes.length > 0 ? selectionTexts.selected(notes.length) : selectionTexts.hint}
        </p>
        <TagForm
          onAdd={(tags) =>
            void run(
              () => addTags(notes, tags),
              (done) => toast({ title: selectionTexts.tagged(done.length) }),
            )
          }
        />
        <Menu
          button={{
            'aria-disabled': isIdle,
            className: buttonClass('paper', 'small'),
            children: (
              <>
                <Download aria-hidden="true" size={16} />
                {selectionTexts.export}
              </>
            ),
            ...(isIdle && STAYS_CLOSED),
          }}
        >
          <MenuItem onSelect={() => void saveArchive()}>{selectionTexts.withAudio}</MenuItem>
          <MenuItem onSelect={() => void saveWords()}>{selectionTexts.wordsOnly}</MenuItem>
        </Menu>
        {renderMore(notes, () => selection.end())}
        <Button size="small" aria-disabled={isIdle} onClick={() => void askToRemove()} className="text-alarm!">
          <Trash2 aria-hidden="true" size={16} />
          {commonTexts.delete}
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={selectionTexts.end}
          onClick={end}
          className="max-sm:order-first max-sm:-ms-2.5"
        >
          <X aria-hidden="true" size={18} />
        </Button>
      </div>
    </section>,
    dock,
  );
}
