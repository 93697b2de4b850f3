import { CREATION_TYPES, type CreationType, DEFAULT_CREATION_TYPE } from '@stitchbook/contracts';
import { CreationRow, type DataSource, NoteRow } from '@stitchbook/database';
import { JobFailure, type JobHandler } from '@stitchbook/jobs';
import { type LanguageEngine, LanguageError } from '@stitchbook/text';

/** Makes something new from a note: `create-from-note`. It belongs to whoever asked. */
export function createFromNote(dataSource: DataSource, engine: LanguageEngine): JobHandler {
  return async (job, { signal }) => {
    const {
      id: noteId,
      title,
      transcript,
      createdAt,
      transcriptVersion,
    } = await dataSource.getRepository(NoteRow).findOneByOrFail({ id: Number(job.noteId) });
    const type = readType(job.input);
    const created = await engine
      .create({ type, title, transcript, recordedAt: createdAt }, { signal })
      .catch((error: unknown) => {
        throw error instanceof LanguageError ? new JobFailure(error.code, error.message, error) : error;
      });
    return async (manager) => {
      await manager.insert(CreationRow, {
        ownerId: job.ownerId,
        noteId,
        jobId: job.id,
        type,
        transcriptVersion,
        ...created,
      });
    };
  };
}

function readType(input: object): CreationType {
  const type: unknown = 'type' in input ? input.type : undefined;
  return CREATION_TYPES.find((known) => known === type) ?? DEFAULT_CREATION_TYPE;
}
