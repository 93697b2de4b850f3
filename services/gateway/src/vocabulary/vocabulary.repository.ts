import { Injectable } from '@nestjs/common';
import type { ExportedTerm } from '@stitchbook/archive';
import { MAX_HEARD_FOR_TERM, MAX_VOCABULARY_TERMS } from '@stitchbook/contracts';
import { type Transaction, VocabularyTerm } from '@stitchbook/database';
import { DataSource } from 'typeorm';

/** The words that people have added for themselves, or have learnt from what they corrected. */
@Injectable()
export class VocabularyRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The latest first. */
  findAll(ownerId: string): Promise<VocabularyTerm[]> {
    return this.dataSource.getRepository(VocabularyTerm).find({
      where: { ownerId },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: MAX_VOCABULARY_TERMS,
    });
  }

  /** Until the transaction ends, so that two who add at once do not both find room for the last one. */
  async lockOwner(transaction: Transaction, ownerId: string): Promise<void> {
    await transaction.query('select 1 from users where id = $1 for no key update', [ownerId]);
  }

  /** Whatever its capitals; its owner is locked. */
  find(transaction: Transaction, ownerId: string, term: string): Promise<VocabularyTerm | null> {
    const terms = transaction.getRepository(VocabularyTerm).createQueryBuilder();
    return terms.where({ ownerId }).andWhere('lower(term) = lower(:term)', { term }).getOne();
  }

  /** A term that is not there yet; null where there is no room for it. Its owner is locked. */
  async insert(
    transaction: Transaction,
    ownerId: string,
    { term, heard }: Pick<VocabularyTerm, 'term' | 'heard'>,
  ): Promise<VocabularyTerm | null> {
    const terms = transaction.getRepository(VocabularyTerm);
    if ((await terms.countBy({ ownerId })) >= MAX_VOCABULARY_TERMS) return null;
    return terms.save(terms.create({ ownerId, term, heard }));
  }

  /** Keeps what else is heard for a term. */
  addHeard(transaction: Transaction, term: VocabularyTerm, heard: string): Promise<VocabularyTerm> {
    const all = [...term.heard.filter((other) => other !== heard), heard].slice(-MAX_HEARD_FOR_TERM);
    return transaction.getRepository(VocabularyTerm).save(Object.assign(term, { heard: all }));
  }

  /** Returns whether there was one. */
  async remove(ownerId: string, id: number): Promise<boolean> {
    const { affected } = await this.dataSource.getRepository(VocabularyTerm).delete({ ownerId, id });
    return affected === 1;
  }

  /** Those of an archive that are not there yet, as many as there is room for. */
  async insertMissing(ownerId: string, terms: readonly ExportedTerm[]): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      await this.lockOwner(transaction, ownerId);
      await transaction.query(
        `insert into vocabulary_terms (owner_id, term, heard, created_at)
         select $1, given.term, array(select jsonb_array_elements_text(given.heard)), given.created_at
         from rows from (jsonb_to_recordset($2::jsonb) as (term text, heard jsonb, created_at timestamptz))
              with ordinality as given (term, heard, created_at, place)
         where not exists (select from vocabulary_terms t where t.owner_id = $1 and lower(t.term) = lower(given.term))
         order by given.place
         limit greatest(0, ${MAX_VOCABULARY_TERMS} - (select count(*) from vocabulary_terms where owner_id = $1))
         on conflict do nothing`,
        [
          ownerId,
          JSON.stringify(
            terms.map(({ term, heard, createdAt }) => ({ term, heard: heard ?? [], created_at: createdAt })),
          ),
        ],
      );
    });
  }
}
