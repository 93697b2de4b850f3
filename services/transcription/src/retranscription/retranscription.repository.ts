import { Injectable } from '@nestjs/common';
import { DataSource, Note, Recording, type Transaction, tryAdvisoryLock } from '@stitchbook/database';
import { createJob } from '@stitchbook/jobs';
import type { PersonalTranscript } from '../personal-transcript.ts';
import { RecordingRepository } from '../recording.repository.ts';

/** Older words have been read, and perhaps answered, as they are. */
const MAX_AGE_DAYS = 30;
/** Nobody has corrected them, neither in the note nor before it was saved. */
const AS_TRANSCRIBED = 'n.transcript_edited_at is null and n.transcript = r.transcript';

/** Notes whose words a better engine makes anew. */
@Injectable()
export class RetranscriptionRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly recordings: RecordingRepository,
  ) {}

  /**
   * Creates the job for the latest note that `engine` has transcribed and that never had such a job; the reconciler enqueues it. Later
   * while somebody waits for words: of all workers together one note at a time is transcribed again.
   */
  createNext(engine: string): Promise<'created' | 'later' | 'none'> {
    return this.dataSource.transaction(async (transaction) => {
      if (!(await tryAdvisoryLock(transaction, 'maintenance', 'retranscriptions'))) return 'later';
      const unfinished = await transaction.query<object[]>(
        `select 1 from jobs
         where kind in ('transcribe-recording', 'retranscribe-note') and state in ('queued', 'running') limit 1`,
      );
      if (unfinished.length > 0) return 'later';
      const [next] = await transaction.query<{ noteId: number; ownerId: string }[]>(
        `select n.id::float8 as "noteId", n.owner_id as "ownerId"
         from recordings r join notes n on n.recording_id = r.id
         where r.engine = $1 and ${AS_TRANSCRIBED} and n.created_at > now() - $2 * interval '1 day'
           and not exists (select from jobs j where j.note_id = n.id and j.kind = 'retranscribe-note')
         order by n.created_at desc limit 1`,
        [engine, MAX_AGE_DAYS],
      );
      if (!next) return 'none';
      await createJob(transaction, { kind: 'retranscribe-note', ...next });
      return 'created';
    });
  }

  /** The recording of a note, when `engine` has transcribed it and nobody has corrected its words; else null. */
  async find(noteId: number, engine: string): Promise<Recording | null> {
    const [found] = await this.dataSource.query<{ id: string }[]>(
      `select r.id from notes n join recordings r on r.id = n.recording_id
       where n.id = $1 and r.engine = $2 and ${AS_TRANSCRIBED}`,
      [noteId, engine],
    );
    return found ? this.recordings.find(found.id) : null;
  }

  /** Stores the new words on a note that the transaction has locked, and asks for its mood and themes; not where somebody has corrected it by now. */
  async replace(
    transaction: Transaction,
    noteId: number,
    { id, transcript, wordlessReason }: Recording,
    { result, engine }: { result: PersonalTranscript; engine: string },
  ): Promise<void> {
    const [note] = await transaction.query<{ ownerId: string }[]>(
      `select n.owner_id as "ownerId" from notes n join recordings r on r.id = n.recording_id
       where n.id = $1 and r.id = $2 and ${AS_TRANSCRIBED} for update of r`,
      [noteId, id],
    );
    if (!note) return;
    await this.recordings.storeTranscript(transaction, id, result, engine);
    const isSame = result.text === transcript;
    if (isSame && result.wordlessReason === wordlessReason) return;
    await transaction.update(
      Note,
      { id: noteId },
      {
        transcript: result.text,
        ...(isSame ? {} : { transcriptVersion: () => 'transcript_version + 1' }),
        version: () => 'version + 1',
        updatedAt: () => 'now()',
      },
    );
    if (!isSame) await this.requestEnrichment(transaction, noteId, note.ownerId);
  }

  /** One that waits already reads the words as they are when it is started. The job is enqueued by the reconciler. */
  private async requestEnrichment(transaction: Transaction, noteId: number, ownerId: string): Promise<void> {
    const waiting = await transaction.query<object[]>(
      `select 1 from jobs where note_id = $1 and kind = 'enrich-note' and state = 'queued'`,
      [noteId],
    );
    if (waiting.length === 0) await createJob(transaction, { kind: 'enrich-note', ownerId, noteId });
  }
}
