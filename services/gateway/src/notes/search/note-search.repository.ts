import { Injectable } from '@nestjs/common';
import { queryPrepared } from '@stitchbook/database';
import { DataSource } from 'typeorm';
import { type PagedRow, pageWithinBytes } from '../../database/page-within-bytes.query.ts';
import { type NoteCard, SELECT_CARDS } from '../note-card.query.ts';
import { NoteSearchIndex } from './note-index.repository.ts';

const FOUND_CARDS = {
  name: 'found-cards',
  text: pageWithinBytes(
    `select card.*, hit.place from unnest($2::bigint[]) with ordinality hit (id, place)
     cross join lateral (${SELECT_CARDS} where n.id = hit.id and (n.owner_id = $1 or s.user_id is not null) offset 0) card`,
    'octet_length(row_to_json(r)::text)',
  ),
};

@Injectable()
export class NoteSearchRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Does `work` in a transaction whose statements read along indexes: PostgreSQL does not count what it costs to fetch words
   * that stand beside their rows, and would read every note there is.
   */
  read<T>(work: (index: NoteSearchIndex) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(
        'set local enable_seqscan = off; set local jit = off; set local max_parallel_workers_per_gather = 0',
      );
      return work(new NoteSearchIndex(manager));
    });
  }

  /** These notes in this order, as far as the reader may see them: whatever the index says, the shares decide. */
  findCards(readerId: string, ids: readonly number[]): Promise<(NoteCard & PagedRow)[]> {
    return queryPrepared(this.dataSource, FOUND_CARDS, [readerId, ids]);
  }
}
