import { MONTH_MINUTES, NoInput, defineJob } from './job-definition.ts';

export const transcribeRecording = defineJob({
  kind: 'transcribe-recording',
  worker: 'transcription',
  subject: 'recording',
  input: NoInput,
  needs: 'edit',
  hasResult: true,
  attempts: 3,
  firstRetryDelayMs: 1_000,
  keptForMinutes: MONTH_MINUTES,
  failedKeptForMinutes: null,
  continues: 'Your recording is kept, and its words will come.',
});
