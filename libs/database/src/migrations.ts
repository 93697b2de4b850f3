import { Notes1700000000001 } from './migrations/0001-notes.ts';
import { Identity1700000000002 } from './migrations/0002-identity.ts';
import { Jobs1700000000003 } from './migrations/0003-jobs.ts';
import { Sharing1700000000004 } from './migrations/0004-sharing.ts';
import { TakeAway1700000000005 } from './migrations/0005-take-away.ts';
import { Retention1700000000007 } from './migrations/0007-retention.ts';
import { Administration1700000000008 } from './migrations/0008-administration.ts';
import { WaitingJobs1700000000009 } from './migrations/0009-waiting-jobs.ts';
import { Idempotency1700000000010 } from './migrations/0010-idempotency.ts';
import { ModelCalls1700000000011 } from './migrations/0011-model-calls.ts';

/** In the order in which they run. */
export const migrations = [
  Notes1700000000001,
  Identity1700000000002,
  Jobs1700000000003,
  Sharing1700000000004,
  TakeAway1700000000005,
  Retention1700000000007,
  Administration1700000000008,
  WaitingJobs1700000000009,
  Idempotency1700000000010,
  ModelCalls1700000000011,
];
