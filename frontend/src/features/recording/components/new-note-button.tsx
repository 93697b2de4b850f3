import { Mic } from 'lucide-react';
import { savingTexts } from '../../../texts/en/saving.ts';

/** Floats above the list, within a thumb's reach. */
export function NewNoteButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={savingTexts.recordNew}
      onClick={onPress}
      className="fixed end-5 bottom-[calc(1.5rem+var(--dock-height,0px))] z-40 grid size-17 place-items-center rounded-full border border-transparent bg-thread-fill text-on-thread shadow-lift-high transition-[background-color,transform] hover:bg-thread-fill-hover active:scale-97 print:hidden sm:end-[max(1.5rem,calc(50vw-30rem))]"
    >
      <span className="grid size-14 place-items-center rounded-full border-2 border-dashed border-on-thread/70">
        <Mic aria-hidden="true" size={24} />
      </span>
    </button>
  );
}
