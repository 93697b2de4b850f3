import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../design/page-title.tsx';
import { NoteList } from '../../features/notes/components/note-list.tsx';
import { SearchField } from '../../features/notes/components/search-field.tsx';

/** The list of notes. At home the recorder lies open above it. */
export function NotesRoute({ recorderAtHand = false }: { recorderAtHand?: boolean }) {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('q') ?? '';
  const setSearch = useCallback((q: string) => setParameters(q ? { q } : {}, { replace: true }), [setParameters]);
  void recorderAtHand;
  return (
    <>
      <title>Notes · Stitchbook</title>
      <SearchField value={search} onChange={setSearch} />
      <div className="mt-8">
        <PageTitle>Recent Notes</PageTitle>
        <NoteList search={search} freshNoteId={null} />
      </div>
    </>
  );
}
