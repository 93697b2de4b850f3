import { MONTH_MINUTES, NoInput, defineJob } from './job-definition.ts';

/** Nobody asks for it or waits for it: one that failed leaves the note with the words that it has. */
export const retranscribeNote = defineJob({
  kind: 'retranscribe-note',
  worker: 'transcription',
  subject: 'note',
  input: NoInput,
  needs: 'edit',
  hasResult: false,
  attempts: 2,
  firstRetryDelayMs: 60_000,
  keptForMinutes: MONTH_MINUTES,
  failedKeptForMinutes: MONTH_MINUTES,
  continues: 'Your note is kept, and its words may become better.',
});
