import { type Period, findPeriod } from '@stitchbook/text/period';
import type { AskRequest } from './ask.requests.ts';

export interface Question {
  /** Without the time and tags that it is limited to. */
  text: string;
  period: Period | null;
  /** In lowercase. */
  tags: string[];
}

const TAG = /(?:^|\s)#([\p{L}\p{N}][\p{L}\p{N}\p{M}_-]{0,99})/gu;

/** What is asked, and about which notes. */
export function readQuestion({ question, timeZone }: AskRequest, now: Date): Question {
  const tags = [...question.matchAll(TAG)].map(([, tag = '']) => tag.toLowerCase());
  const period = findPeriod(question, { now, timeZone });
  const rest = question
    .replaceAll(TAG, ' ')
    .replace(period?.said ?? '', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { text: rest, period, tags: [...new Set(tags)] };
}
