import { HttpException } from '@nestjs/common';
import type { ErrorBody } from '@stitchbook/contracts';
import { StorageError } from '@stitchbook/storage';
import { isDatabaseFull, isDatabaseOutage } from './is-database-outage.ts';
import { ProductError } from './product-error.ts';
import { STATUS_BY_KIND } from './status-by-kind.ts';

export interface ErrorAnswer {
  status: number;
  body: ErrorBody;
  /** When trying again may help. */
  retryAfterSeconds?: number | undefined;
}

/** Whatever is away is looked for again within seconds. */
const OUTAGE_SECONDS = 5;

const STATUS_BY_STORAGE_CODE: Readonly<Record<string, number>> = {
  'audio.missing': STATUS_BY_KIND.missing,
  'storage.full': STATUS_BY_KIND['no-room'],
  'storage.unavailable': STATUS_BY_KIND.unavailable,
};

/** What whoever asked is told of an error: a sentence and a code, never what really happened. */
export function describeAnswer(error: unknown): ErrorAnswer {
  const answer = translate(error);
  return answer.status === STATUS_BY_KIND.unavailable ? { retryAfterSeconds: OUTAGE_SECONDS, ...answer } : answer;
}

function translate(error: unknown): ErrorAnswer {
  if (error instanceof ProductError) {
    const { kind, details, message, code, retryAfterSeconds } = error;
    const body = { ...details, message, code };
    return { status: STATUS_BY_KIND[kind], body, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
  }
  if (error instanceof StorageError) {
    const status = STATUS_BY_STORAGE_CODE[error.code] ?? STATUS_BY_KIND.unavailable;
    return { status, body: { message: error.message, code: error.code } };
  }
  if (error instanceof HttpException) {
    return { status: error.getStatus(), body: { message: error.message, code: `http.${error.getStatus()}` } };
  }
  if (isDatabaseOutage(error)) return DATABASE_AWAY;
  if (isDatabaseFull(error)) return DATABASE_FULL;
  return UNEXPECTED;
}

const DATABASE_AWAY: ErrorAnswer = {
  status: STATUS_BY_KIND.unavailable,
  body: {
    message: 'Stitchbook cannot reach its database just now. Please try again in a moment.',
    code: 'database.unavailable',
  },
};

const DATABASE_FULL: ErrorAnswer = {
  status: STATUS_BY_KIND['no-room'],
  body: {
    message: 'There is no room left in the database of this server. Please tell whoever runs it.',
    code: 'database.full',
  },
};

const UNEXPECTED: ErrorAnswer = {
  status: 500,
  body: { message: 'Something went wrong on our side. Please try again in a moment.', code: 'internal' },
};
