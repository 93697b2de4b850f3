import { MONTH_MINUTES, NoInput, defineJob } from './job-definition.ts';

/** The job belongs to who may read the creation, and goes with it; it is cancelled when their share of it ends. */
export const speakCreation = defineJob({
  kind: 'speak-creation',
  worker: 'creations',
  subject: 'creation',
  input: NoInput,
  needs: 'read',
  hasResult: true,
  attempts: 3,
  firstRetryDelayMs: 2_000,
  keptForMinutes: MONTH_MINUTES,
  failedKeptForMinutes: MONTH_MINUTES,
  continues: 'Your creation is kept, and will be read aloud.',
});
