import type { Creation } from '@stitchbook/api-types';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatLongDate, formatLongDateTime } from '../../../format/date.ts';
import { creationPageTexts } from '../../../texts/en/creation-page.ts';
import { creationTexts } from '../../../texts/en/creations.ts';
import { CreationSources } from './creation-sources.tsx';

/** When it was made and of what, who shares it with whom, and who wrote it last. */
export function CreationFacts({ creation }: { creation: Creation }) {
  const { createdAt, editedAt, editedBy, access, sharedWith } = creation;
  return (
    <div className="mt-1 flex flex-wrap gap-x-2 text-sm text-soft">
      <time dateTime={createdAt}>{formatLongDate(createdAt)}</time>
      {!isOfSeveral(creation) && (
        <>
          <Fact>{creationTexts.basedOnNote}</Fact>
          <Fact>
            <NoteOf creation={creation} />
          </Fact>
        </>
      )}
      {access.sharedBy && <Fact>{creationPageTexts.sharedBy(access.sharedBy.name)}</Fact>}
      {sharedWith > 0 && <Fact>{creationPageTexts.sharedWith(sharedWith)}</Fact>}
      {editedAt && <Fact>{describeEdit(editedAt, editedBy?.name)}</Fact>}
      {isOfSeveral(creation) && <CreationSources sources={creation.sources} />}
    </div>
  );
}

/** Also where all but one were gone before it was made. */
function isOfSeveral({ noteId, sources }: Creation): boolean {
  return noteId === null && sources.some((source, index) => source.noteId !== null || index > 0);
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">·</span>
      <span className="wrap-anywhere">{children}</span>
    </>
  );
}

function describeEdit(editedAt: string, name: string | undefined): string {
  const when = formatLongDateTime(editedAt);
  return name === undefined ? creationPageTexts.edited(when) : creationPageTexts.editedBy(name, when);
}

/** Its note as it is called now, while the reader may read it. */
function NoteOf({ creation: { noteId, noteTitle, access } }: { creation: Creation }) {
  if (noteId === null) return creationTexts.noteDeleted;
  if (noteTitle === null) return access.sharedBy ? creationTexts.noteKeptByOwner : creationTexts.noteNotShared;
  return (
    <Link
      to={`/notes/${noteId}`}
      className="touch-target rounded-sm wrap-anywhere underline underline-offset-4 hover:text-ink"
    >
      {noteTitle}
    </Link>
  );
}
