import { Injectable } from '@nestjs/common';
import { DataSource } from '@stitchbook/database';
import type { NoteVectors } from '@stitchbook/meaning';

/** Of a worker that was killed, the note is another's after as long. */
const CLAIM_MINUTES = 5;
/** A note on which the model fails as often is done without vectors: it is found by its words alone. */
const MAX_ATTEMPTS = 3;

export interface ClaimedNote {
  id: number;
  transcript: string;
  transcriptVersion: number;
}

/** The vectors of notes. */
@Injectable()
export class NoteVectorRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The latest note whose words have no vectors of this model, which nobody else works on; null when there is none. */
  async claimNext(model: string): Promise<ClaimedNote | null> {
    const rows = await this.dataSource.query<ClaimedNote[]>(
      `with next as (
         select n.id from notes n left join note_vectors v on v.note_id = n.id
         where (v.model is distinct from $1 or v.transcript_version is distinct from n.transcript_version)
           and (v.claimed_until is null or v.claimed_until < now())
         order by n.id desc limit 1
       ), claimed as (
         insert into note_vectors (note_id, claimed_until)
         select id, now() + interval '${CLAIM_MINUTES} minutes' from next
         on conflict (note_id) do update set claimed_until = excluded.claimed_until
           where note_vectors.claimed_until is null or note_vectors.claimed_until < now()
         returning note_id
       )
       select n.id::float8 as id, n.transcript, n.transcript_version as "transcriptVersion"
       from claimed join notes n on n.id = claimed.note_id`,
      [model],
    );
    return rows[0] ?? null;
  }

  /** Stores the vectors of these words; where the note has other words by now, it is claimed again for those. */
  async store(
    { id, transcriptVersion }: ClaimedNote,
    model: string,
    { passages, sentences, places }: NoteVectors,
  ): Promise<void> {
    await this.dataSource.query(
      `with removed as (delete from note_passages where note_id = $1 and place > cardinality($7::bytea[])),
       kept as (
         update note_vectors set model = $2, transcript_version = $3, sentences = $4,
           sentence_begins = $5, sentence_ends = $6, attempts = 0, claimed_until = null where note_id = $1
         returning note_id
       )
       insert into note_passages (note_id, place, model, vector, code)
       select kept.note_id, passage.place, $2, passage.vector, passage.code::bit varying
       from kept, unnest($7::bytea[], $8::text[]) with ordinality passage (vector, code, place)
       on conflict (note_id, place) do update set model = excluded.model, vector = excluded.vector, code = excluded.code`,
      [
        id,
        model,
        transcriptVersion,
        sentences,
        places.map(({ begin }) => begin),
        places.map(({ end }) => end),
        passages.map(({ vector }) => vector),
        passages.map(({ code }) => code),
      ],
    );
  }

  /** Another attempt is made once the claim has run out; after the last the note is done, without vectors. */
  async fail({ id, transcriptVersion }: ClaimedNote, model: string): Promise<void> {
    await this.dataSource.query(`update note_vectors set attempts = attempts + 1 where note_id = $1`, [id]);
    await this.dataSource.query(
      `with given_up as (
         update note_vectors set model = $2, transcript_version = $3, sentences = '',
           sentence_begins = '{}', sentence_ends = '{}', attempts = 0, claimed_until = null
         where note_id = $1 and attempts >= ${MAX_ATTEMPTS} returning note_id
       )
       delete from note_passages where note_id in (select note_id from given_up)`,
      [id, model, transcriptVersion],
    );
  }

  /** Gives back what was claimed. */
  async release({ id }: ClaimedNote): Promise<void> {
    await this.dataSource.query(`update note_vectors set claimed_until = null where note_id = $1`, [id]);
  }
}
