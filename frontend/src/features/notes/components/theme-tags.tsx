import { hasEnded, type Note } from '@stitchbook/contracts';
import { Spool } from '../../../design/spool.tsx';

/** The note's themes, or a word that they are still being looked for. */
export function ThemeTags({ note }: { note: Pick<Note, 'themes' | 'enrichment'> }) {
  if (note.themes.length === 0) {
    return hasEnded(note.enrichment) ? null : (
      <span className="animate-breathe text-[0.94rem] text-soft">Looking for themes…</span>
    );
  }
  return (
    <ul aria-label="Tags" className="contents">
      {note.themes.map(({ id, name, color }) => (
        <li key={id} className="max-w-full">
          <Spool name={name} color={color} />
        </li>
      ))}
    </ul>
  );
}
