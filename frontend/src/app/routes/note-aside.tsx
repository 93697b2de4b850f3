import type { NoteDetail } from '@stitchbook/api-types';
import { Comments } from '../../features/comments/components/comments.tsx';
import { FromThisNote } from '../../features/creations/components/from-this-note.tsx';
import { EnrichmentProblem } from '../../features/notes/components/enrichment-problem.tsx';
import { RelatedNotes } from '../../features/notes/components/related-notes.tsx';
import { SearchedWords } from '../../features/notes/components/searched-words.tsx';
import { NoteTags } from '../../features/notes/components/tag-editor.tsx';
import { noteListTexts } from '../../texts/en/note-list.ts';

/**
 * What belongs to a note beside its words: after them, or in a column of its own that stays while they are scrolled. What
 * comes late, such as suggested tags, moves nothing that one reads or hears.
 */
export function NoteAside({ note, readerId }: { note: NoteDetail; readerId: string }) {
  return (
    <div className="mt-10 wide:sticky wide:top-4 wide:-mx-3 wide:mt-2 wide:max-h-[calc(100dvh-2rem-var(--dock-height,0px))] wide:self-start wide:overflow-y-auto wide:px-3 wide:pb-3 print:static print:max-h-none">
      <section aria-labelledby="tags">
        <h2 id="tags" className="mb-3 text-xl">
          {noteListTexts.tags}
        </h2>
        <NoteTags note={note} />
        <EnrichmentProblem note={note} />
      </section>
      <FromThisNote noteId={note.id} />
      <RelatedNotes noteId={note.id} />
      <Comments note={note} readerId={readerId} renderWords={(words) => <SearchedWords text={words} />} />
    </div>
  );
}
