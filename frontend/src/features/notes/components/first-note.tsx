import { Mic, Upload } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import { emptyListTexts } from '../../../texts/en/empty-list.ts';

export interface FirstNoteProps {
  onRecord: () => void;
  onUpload: () => void;
}

/** What stands where there are no notes: how to begin, and with what. */
export function FirstNote({ onRecord, onUpload }: FirstNoteProps) {
  return (
    <div className="mt-3 grid justify-items-center gap-3">
      <button
        type="button"
        onClick={onRecord}
        className="group grid justify-items-center gap-3 rounded-sheet p-2 font-semibold"
      >
        <span className="grid size-18 place-items-center rounded-full bg-thread-fill text-on-thread transition-[background-color,transform] group-hover:bg-thread-fill-hover group-active:scale-97">
          <span className="grid size-15 place-items-center rounded-full border-2 border-dashed border-on-thread/70">
            <Mic aria-hidden="true" size={26} />
          </span>
        </span>
        {emptyListTexts.recordFirst}
      </button>
      <Button variant="quiet" onClick={onUpload}>
        <Upload aria-hidden="true" size={18} />
        {emptyListTexts.uploadInstead}
      </Button>
      {/* On a phone beside the round button, never under it. */}
      <section aria-labelledby="first-thoughts" className="mt-5 grid gap-2 max-sm:px-18">
        <h2 id="first-thoughts" className="font-sans text-sm font-normal text-soft">
          {emptyListTexts.thoughtsToBeginWith}
        </h2>
        <ul className="grid gap-2 font-serif text-lg">
          {emptyListTexts.thoughts.map((thought) => (
            <li key={thought}>{thought}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
