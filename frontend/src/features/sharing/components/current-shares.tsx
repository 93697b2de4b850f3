import { describeProblem } from '../../../http/errors.ts';
import { useShares } from '../api/shares.ts';
import { ShareRow } from './share-row.tsx';

/** With whom the note is shared already. */
export function CurrentShares({ noteId }: { noteId: number }) {
  const { data: shares = [], isError, error } = useShares(noteId);
  if (isError) return <p className="mt-5 text-sm text-alarm">{describeProblem(error)}</p>;
  if (shares.length === 0) return null;
  return (
    <section aria-labelledby="current-shares" className="mt-6 border-t border-rule pt-4">
      <h3 id="current-shares" className="text-lg">
        Shared with
      </h3>
      <ul className="mt-2 grid max-h-64 gap-1 -mx-1 overflow-y-auto p-1">
        {shares.map((share) => (
          <li key={share.sharedWithUserId}>
            <ShareRow noteId={noteId} share={share} />
          </li>
        ))}
      </ul>
    </section>
  );
}
