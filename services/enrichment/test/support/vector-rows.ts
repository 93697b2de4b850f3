import type { TestDatabase } from '@stitchbook/testing';

export interface VectorRow {
  id: number;
  model: string | null;
  version: number | null;
  sentences: number;
}

/** What is kept of the vectors of all notes, in the order of the notes. */
export function readVectorRows({ dataSource }: TestDatabase): Promise<VectorRow[]> {
  return dataSource.query<VectorRow[]>(
    `select note_id::int as id, model, transcript_version as version, cardinality(sentence_begins) as sentences
     from note_vectors order by note_id`,
  );
}

/** How often the model failed on a note that is not given up. */
export async function countAttempts({ dataSource }: TestDatabase, noteId: number): Promise<number> {
  const [row] = await dataSource.query<{ attempts: number }[]>('select attempts from note_vectors where note_id = $1', [
    noteId,
  ]);
  return row?.attempts ?? 0;
}
