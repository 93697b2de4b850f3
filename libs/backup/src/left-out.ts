/**
 * Tables that a backup leaves out: what nobody should get back (sessions, codes and tokens would sign people in again who
 * signed out since), and what is made anew by itself. Every other table is in it, also those of later migrations.
 */
export const LEFT_OUT = [
  'http_sessions',
  'oidc_payloads',
  'identity_tries',
  'worker_pulses',
  // Audio that no recording owns is not in the backup either.
  'unclaimed_audio',
  // Named in the manifest; restoring runs them.
  'migrations',
] as const;
