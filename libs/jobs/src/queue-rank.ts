import type { DataSource } from 'typeorm';

/** Beyond this it makes no difference any more. */
const LOWEST_RANK = 1_000;

/**
 * Where a job stands among the unfinished ones of its kind that its owner asked for: 1 is the first. The queue takes lower
 * ranks first, so people take turns, and five hundred jobs of one keep nobody else waiting.
 */
export async function rankAmongOwn(dataSource: DataSource, jobId: string): Promise<number> {
  const [row] = await dataSource.query<{ rank: number }[]>(
    `select count(*)::int + 1 as rank from (
       select 1 from jobs mine join jobs earlier on earlier.owner_id = mine.owner_id and earlier.kind = mine.kind
       where mine.id = $1 and earlier.state in ('queued', 'running')
         and (earlier.created_at, earlier.id) < (mine.created_at, mine.id)
       limit $2
     ) as before`,
    [jobId, LOWEST_RANK - 1],
  );
  return row?.rank ?? 1;
}
