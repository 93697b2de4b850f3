import type { createDataSource } from '@stitchbook/database';

/** A connected data source; who may speak TypeORM to it is a repository. */
export type Database = ReturnType<typeof createDataSource>;
