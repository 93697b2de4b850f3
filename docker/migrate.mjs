import { runMigrations } from '@stitchbook/database';

const done = await runMigrations(process.env.DATABASE_URL);
console.log(done.length > 0 ? `Migrated: ${done.join(', ')}` : 'The database is up to date.');
