import type { Comment } from '@stitchbook/api-types';
import { KEPT_COMMENTS, keepsNotes } from '../../device/keeps-notes.ts';
import { isOutOfReach } from '../../http/errors.ts';
import { account } from '../../http/session.ts';

export interface CommentsPage {
  comments: Comment[];
  nextCursor: string | null;
  /** When this device saw them, while the server cannot be reached; milliseconds since 1970. */
  keptAsOf?: number;
}

/** When this device saw these comments, if they are what it has kept; null while they are the server's. */
export function keptAsOf(list: { pages: readonly CommentsPage[] } | undefined): number | null {
  return list?.pages[0]?.keptAsOf ?? null;
}

/** Has what was just seen of the comments on a note at hand for when the server cannot be reached. Nobody waits for it. */
export function rememberComments(noteId: number, { comments }: CommentsPage): void {
  const ownerId = account();
  if (ownerId === null || keepsNotes.read() === 'off') return;
  import('../../device/kept-notes.ts')
    .then(({ keepComments }) =>
      keepComments(ownerId, noteId, { comments: comments.slice(0, KEPT_COMMENTS), asOf: Date.now() }),
    )
    .catch(() => undefined);
}

/** What stands in for the comments on a note while the server cannot be reached. Throws the error again where none are kept. */
export async function keptComments(error: unknown, noteId: number): Promise<CommentsPage> {
  const ownerId = isOutOfReach(error) && keepsNotes.read() === 'on' ? account() : null;
  const kept = ownerId === null ? null : await readKept(ownerId, noteId);
  if (!kept) throw error;
  // They can be read, and nothing else.
  const comments = kept.comments.map((comment) => ({ ...comment, mayEdit: false, mayDelete: false }));
  return { comments, nextCursor: null, keptAsOf: kept.asOf };
}

async function readKept(ownerId: string, noteId: number) {
  try {
    return await (await import('../../device/kept-notes.ts')).readKeptComments(ownerId, noteId);
  } catch {
    return null;
  }
}
