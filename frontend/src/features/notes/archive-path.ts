/** Where these notes are had with their audio, as one archive. */
export const archivePath = (noteIds: readonly number[]) => `/api/notes/export?ids=${noteIds.join(',')}`;
