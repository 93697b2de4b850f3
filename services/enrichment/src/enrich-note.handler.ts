import { type DataSource, type EntityManager, NoteRow } from '@stitchbook/database';
import type { JobHandler } from '@stitchbook/jobs';
import type { LanguageEngine } from '@stitchbook/text';
import { asJobFailure } from './as-job-failure.ts';
import { giveFirstThemes, findVocabulary } from './theme.repository.ts';

/** Finds the mood and the themes of a note: `enrich-note`. */
export function enrichNote(dataSource: DataSource, engine: LanguageEngine): JobHandler {
  return async (job, { signal }) => {
    const note = await dataSource.getRepository(NoteRow).findOneByOrFail({ id: Number(job.noteId) });
    const vocabulary = await findVocabulary(dataSource.manager, note.ownerId);
    const { sentiment, themes } = await engine
      .understand({ transcript: note.transcript, vocabulary }, { signal })
      .catch(asJobFailure);
    return async (manager: EntityManager) => {
      await manager.update(NoteRow, { id: note.id }, { sentiment });
      await giveFirstThemes(manager, note, themes);
    };
  };
}
