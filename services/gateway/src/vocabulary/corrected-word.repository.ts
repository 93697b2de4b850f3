import { Injectable } from '@nestjs/common';
import type { ExportedCorrectedWord } from '@stitchbook/archive';
import { MAX_CORRECTED_WORDS, type Substitution } from '@stitchbook/contracts';
import { CorrectedWord, type Transaction } from '@stitchbook/database';
import { type CorrectedTerm, lettersOf } from '@stitchbook/text/vocabulary';
import { DataSource, In } from 'typeorm';

/** What a person is asked: whether `heard` is to become `written` from now on. */
export type OfferedTerm = Pick<CorrectedWord, 'id' | 'heard' | 'written'>;

/** What was heard in a recording, before anybody corrected it. */
interface HeardWords {
  transcript: string;
  substitutions: Substitution[];
}

/** Those that were asked or answered are forgotten last. */
const PRUNE = `
  delete from corrected_words where id in (
    select id from corrected_words where owner_id = $1
    order by state <> 'once' desc, changed_at desc, id desc offset ${MAX_CORRECTED_WORDS})`;

/** What people have corrected, and what they answered when they were asked about it. */
@Injectable()
export class CorrectedWordRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Null until it was transcribed. */
  async findHeard(recordingId: string): Promise<HeardWords | null> {
    const rows = await this.dataSource.query<HeardWords[]>(
      `select transcript, coalesce(substitutions, '[]') as substitutions from recordings where id = $1 and transcript is not null`,
      [recordingId],
    );
    return rows[0] ?? null;
  }

  /**
   * Counts what one correction has put right, and returns what was corrected so twice with it and is to be asked. The same place of
   * the same note counts once. The owner is locked.
   */
  async count(
    transaction: Transaction,
    ownerId: string,
    noteId: number,
    corrected: readonly CorrectedTerm[],
  ): Promise<OfferedTerm[]> {
    const given = `
      select distinct on (letters, written) heard, letters, written, array_agg(place) over (partition by letters, written) as places
      from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as given (heard, letters, written, place)`;
    const parameters = [
      ownerId,
      corrected.map(({ heard }) => heard),
      corrected.map(({ heard }) => lettersOf(heard)),
      corrected.map(({ written }) => written),
      corrected.map(({ at }) => `${noteId}:${at}`),
    ];
    const [offered] = await transaction.query<[OfferedTerm[], number]>(
      `update corrected_words c set state = 'offered', heard = given.heard, places = '{}', changed_at = now() from (${given}) given
       where c.owner_id = $1 and c.heard_letters = given.letters and c.written = given.written
         and c.state = 'once' and not given.places <@ c.places
       returning c.id::float8 as id, c.heard, c.written`,
      parameters,
    );
    await transaction.query(
      `insert into corrected_words (owner_id, heard, heard_letters, written, places)
       select $1, heard, letters, written, places from (${given}) given
       on conflict (owner_id, heard_letters, written) do update set changed_at = now()`,
      parameters,
    );
    await transaction.query(PRUNE, [ownerId]);
    return offered;
  }

  /** What waits for an answer, the latest first. */
  findOffered(ownerId: string, limit: number): Promise<OfferedTerm[]> {
    return this.dataSource.getRepository(CorrectedWord).find({
      where: { ownerId, state: 'offered' },
      order: { changedAt: 'DESC', id: 'DESC' },
      take: limit,
    });
  }

  /** Null where this person was not asked, or has answered otherwise. */
  async answer(
    transaction: Transaction,
    ownerId: string,
    id: number,
    answer: 'accepted' | 'refused',
  ): Promise<OfferedTerm | null> {
    const words = transaction.getRepository(CorrectedWord);
    const word = await words.findOneBy({ id, ownerId, state: In(['offered', answer]) });
    return word && words.save(Object.assign(word, { state: answer, changedAt: new Date() }));
  }

  /** Those of an archive that are not there yet. */
  async insertMissing(ownerId: string, words: readonly ExportedCorrectedWord[]): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      await transaction.query(
        `insert into corrected_words (owner_id, heard, heard_letters, written, state, changed_at, created_at)
         select $1, heard, letters, written, state, moment, moment
         from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[]) as given (heard, letters, written, state, moment)
         on conflict do nothing`,
        [
          ownerId,
          words.map(({ heard }) => heard),
          words.map(({ heard }) => lettersOf(heard)),
          words.map(({ written }) => written),
          words.map(({ state }) => state),
          words.map(({ createdAt }) => createdAt),
        ],
      );
      await transaction.query(PRUNE, [ownerId]);
    });
  }
}
