import { api } from '../http/api.ts';
import { RequestError, Unreachable } from '../http/errors.ts';

/** Why a sound stopped, or never began. */
export type PlaybackProblem = 'gone' | 'signed-out' | 'unreachable' | 'unplayable';

/** Media elements do not tell why a source failed: asks for the note that it belongs to. */
export async function diagnose({ noteId }: { noteId: number | null }): Promise<PlaybackProblem> {
  if (noteId === null) return 'unplayable';
  try {
    await api.get('/api/notes/{id}', { params: { path: { id: noteId } } });
    return 'unplayable';
  } catch (error) {
    if (error instanceof Unreachable) return 'unreachable';
    const status = error instanceof RequestError ? error.status : null;
    if (status === 401) return 'signed-out';
    return status === 403 || status === 404 ? 'gone' : 'unplayable';
  }
}
