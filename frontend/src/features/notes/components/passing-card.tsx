import type { Note } from '@stitchbook/contracts';
import { sheetClass } from '../../../design/sheet-class.ts';

/** A note that flies by: its paper and its title, as high as the card will be. */
export function PassingCard({ note, height }: { note: Note; height: number }) {
  return (
    <article
      aria-label={note.title}
      aria-busy="true"
      style={{ height }}
      className={`${sheetClass} overflow-clip py-5 pl-9 sm:pl-11`}
    >
      <p className="truncate font-serif text-[1.4rem] font-[560]">{note.title}</p>
    </article>
  );
}
