import { type Period, findPeriod } from '@stitchbook/text/period';
import type { AskRequest } from './ask.requests.ts';
import { looksAhead } from './looks-ahead.ts';

export interface Question {
  /** Without the time and tags that it is limited to. */
  text: string;
  /** Without its tags alone. */
  withTime: string;
  period: Period | null;
  /** Whether notes of any time may tell of that period. */
  looksAhead: boolean;
  /** In lowercase. */
  tags: string[];
}

const TAG = /(?:^|\s)#([\p{L}\p{N}][\p{L}\p{N}\p{M}_-]{0,99})/gu;

/** What is asked, and about which notes. */
export function readQuestion({ question, timeZone }: AskRequest, now: Date): Question {
  const tags = [...question.matchAll(TAG)].map(([, tag = '']) => tag.toLowerCase());
  const period = findPeriod(question, { now, timeZone });
  const withTime = tidy(question.replaceAll(TAG, ' '));
  return {
    text: period ? tidy(withTime.replace(period.said, ' ')) : withTime,
    withTime,
    period,
    looksAhead: period !== null && looksAhead(withTime, period.said),
    tags: [...new Set(tags)],
  };
}

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
