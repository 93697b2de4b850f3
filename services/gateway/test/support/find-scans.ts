import type { DataSource } from 'typeorm';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** The tables that PostgreSQL would read from end to end to answer this. */
export async function findSequentialScans(
  dataSource: DataSource,
  text: string,
  parameters: unknown[],
): Promise<string[]> {
  const rows = await dataSource.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }[]>(
    `explain (format json) ${text}`,
    parameters,
  );
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => [...scansBelow(Plan)]));
}

function* scansBelow(node: PlanNode): Generator<string> {
  if (node['Node Type'] === 'Seq Scan') yield String(node['Relation Name']);
  for (const child of node.Plans ?? []) yield* scansBelow(child);
}
