import type { Creation } from '@stitchbook/api-types';
import { Link } from 'react-router-dom';
import { formatLongDate } from '../../../format/date.ts';
import { stitchTexts } from '../../../texts/en/stitch.ts';

/** The notes that a creation was made of, as they are called now; what may not be read any more is counted alone. */
export function CreationSources({ sources }: Pick<Creation, 'sources'>) {
  const gone = sources.filter(({ noteId }) => noteId === null).length;
  const unshared = sources.filter(({ noteId, title }) => noteId !== null && title === null).length;
  return (
    <details className="mt-1 basis-full">
      <summary className="touch-target w-fit cursor-pointer rounded-sm hover:text-ink">
        {stitchTexts.madeOf(sources.length)}
      </summary>
      <ul className="mt-2 mb-1 grid gap-2">
        {sources.map(
          ({ noteId, title, recordedAt }) =>
            title !== null && (
              <li key={noteId} className="wrap-anywhere">
                <Link
                  to={`/notes/${noteId}`}
                  className="touch-target rounded-sm underline underline-offset-4 hover:text-ink"
                >
                  {title}
                </Link>
                {recordedAt !== null && <time dateTime={recordedAt}> · {formatLongDate(recordedAt)}</time>}
              </li>
            ),
        )}
        {unshared > 0 && <li>{stitchTexts.unsharedNotes(unshared)}</li>}
        {gone > 0 && <li>{stitchTexts.goneNotes(gone)}</li>}
      </ul>
    </details>
  );
}
