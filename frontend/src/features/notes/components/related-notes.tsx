import { Link } from 'react-router-dom';
import { formatLongDate } from '../../../format/date.ts';
import { meaningTexts } from '../../../texts/en/meaning.ts';
import { useRelatedNotes } from '../api/get-close-notes.ts';

/** Where one may go on from this note. Nothing stands here where nothing comes close, or it is not known. */
export function RelatedNotes({ noteId }: { noteId: number }) {
  const { data = [] } = useRelatedNotes(noteId);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="related-notes" className="mt-10 animate-arrive print:hidden">
      <h2 id="related-notes" className="mb-2 text-xl">
        {meaningTexts.related}
      </h2>
      <ul>
        {data.map(({ id, title, createdAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline gap-x-3 border-b border-dashed border-rule py-1 last:border-0"
          >
            <Link
              to={`/notes/${id}`}
              className="inline-flex min-h-11 min-w-11 items-center rounded-sm wrap-anywhere underline underline-offset-4 hover:text-ink"
            >
              {title}
            </Link>
            <time dateTime={createdAt} className="text-sm text-soft">
              {formatLongDate(createdAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
