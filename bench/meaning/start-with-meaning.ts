import { setTimeout as wait } from 'node:timers/promises';
import { EMBEDDING_MODEL_DIR, ensureEmbeddingModel, startService } from '@stitchbook/testing';
import { startGateway } from '../start-gateway.ts';
import { megabytesOfTree } from '../process-tree.ts';

/** A gateway that finds notes by meaning, and on demand the worker that makes their vectors. */
export async function startWithMeaning() {
  await ensureEmbeddingModel();
  const gateway = await startGateway(undefined, { EMBEDDING_MODEL_DIR });
  const { dataSource } = gateway;
  return {
    ...gateway,
    /** Makes the vectors of all notes; resolves with how many that were, in how many milliseconds, and what the worker took in memory. */
    async makeVectors() {
      const worker = startService('enrichment', {
        LOG_LEVEL: 'warn',
        DATABASE_URL: gateway.databaseUrl,
        EMBEDDING_MODEL_DIR,
      });
      try {
        const begun = performance.now();
        for (;;) {
          await wait(100);
          const [counts] = await dataSource.query<{ notes: number; ready: number }[]>(
            'select (select count(*) from notes)::int as notes, (select count(*) from note_vectors where model is not null)::int as ready',
          );
          if (counts && counts.notes === counts.ready) {
            const ms = performance.now() - begun;
            return { notes: counts.notes, ms, megabytes: await megabytesOfTree(Number(worker.process.pid)) };
          }
        }
      } finally {
        await worker.stop();
      }
    },
  };
}
