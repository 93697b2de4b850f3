import { Injectable } from '@nestjs/common';
import type { ExportedTerm } from '@stitchbook/archive';
import { MAX_VOCABULARY_TERMS } from '@stitchbook/contracts';
import { VocabularyTerm } from '@stitchbook/database';
import { DataSource } from 'typeorm';

/** The words that people have added for themselves. */
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

  /** Its owner is locked, so that two who add at once do not both find room for the last one. */
  add(ownerId: string, term: string): Promise<VocabularyTerm | 'known' | 'too-many'> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('select 1 from users where id = $1 for no key update', [ownerId]);
      const terms = manager.getRepository(VocabularyTerm);
      if (
        await terms.createQueryBuilder().where({ ownerId }).andWhere('lower(term) = lower(:term)', { term }).getExists()
      )
        return 'known';
      if ((await terms.countBy({ ownerId })) >= MAX_VOCABULARY_TERMS) return 'too-many';
      return terms.save(terms.create({ ownerId, term }));
    });
  }

  /** Returns whether there was one. */
  async remove(ownerId: string, id: number): Promise<boolean> {
    const { affected } = await this.dataSource.getRepository(VocabularyTerm).delete({ ownerId, id });
    return affected === 1;
  }

  /** Those of an archive that are not there yet, as many as there is room for. */
  async insertMissing(ownerId: string, terms: readonly ExportedTerm[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query('select 1 from users where id = $1 for no key update', [ownerId]);
      await manager.query(
        `insert into vocabulary_terms (owner_id, term, created_at)
         select $1, given.term, given.created_at from unnest($2::text[], $3::timestamptz[]) with ordinality as given (term, created_at, place)
         where not exists (select from vocabulary_terms t where t.owner_id = $1 and lower(t.term) = lower(given.term))
         order by given.place
         limit greatest(0, ${MAX_VOCABULARY_TERMS} - (select count(*) from vocabulary_terms where owner_id = $1))
         on conflict do nothing`,
        [ownerId, terms.map(({ term }) => term), terms.map(({ createdAt }) => createdAt)],
      );
    });
  }
}
