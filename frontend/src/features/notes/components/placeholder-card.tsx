import type { Note } from '@stitchbook/api-types';
import { cardClass } from '../../../design/card-class.ts';

/** A note that flies by: its paper and its title, as high as the card will be. */
export function PlaceholderCard({ note, height }: { note: Note; height: number }) {
  return (
    <article
      aria-label={note.title}
      aria-busy="true"
      style={{ height }}
      className={`${cardClass} overflow-clip py-5 ps-9 sm:ps-11`}
    >
      <p className="truncate font-serif text-xl font-[560]">{note.title}</p>
    </article>
  );
}
