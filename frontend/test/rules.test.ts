import { displayNameOf, initialsOf } from '../src/features/account/name-of.ts';
import { creationTypeLabel } from '../src/features/creations/creation-type-label.ts';
import { pollInterval } from '../src/features/notes/api/get-notes.ts';
import { sentimentFace } from '../src/features/notes/components/sentiment-label.tsx';
import { titleFromFileName } from '../src/features/recording/audio-file.ts';
import { pauseAfter } from '../src/jobs/follow-job.ts';
import { formatPlaybackTime, formatTimer } from '../src/format/clock.ts';
import { formatBytes } from '../src/format/bytes.ts';
import { formatLongDate, formatLongDateTime, formatWeekdayDateTime } from '../src/format/date.ts';
import { nextCursor } from '../src/http/api.ts';
import { describeProblem, RequestError } from '../src/http/errors.ts';
import { makeNote } from './make-note.ts';

describe('times and sizes', () => {
  it.each([
    [0, '0:00', '00:00'],
    [5.9, '0:05', '00:05'],
    [65, '1:05', '01:05'],
    [3725, '62:05', '62:05'],
    [Number.NaN, '0:00', '00:00'],
  ])('writes %d seconds as %s in a player and %s in a timer', (seconds, playback, timer) => {
    expect(formatPlaybackTime(seconds)).toBe(playback);
    expect(formatTimer(seconds)).toBe(timer);
  });

  it('writes dates the long US way', () => {
    expect(formatLongDate('2026-06-03T09:05:00')).toBe('June 3, 2026');
    expect(formatLongDateTime('2026-06-03T09:05:00')).toBe('June 3, 2026 at 9:05 AM');
    expect(formatWeekdayDateTime('2026-06-03T21:05:00')).toBe('Wednesday, June 3, 2026 at 9:05 PM');
  });

  it('writes sizes in decimal units', () => {
    expect(formatBytes(340_400)).toBe('340 kB');
    expect(formatBytes(12_440_000)).toBe('12.4 MB');
  });
});

describe('names', () => {
  const person = (firstName: string | null, lastName: string | null, email: string | null) => ({
    firstName,
    lastName,
    email,
  });

  it.each([
    [person('ada', 'lovelace', 'x@example.org'), 'AL', 'ada lovelace'],
    [person('Ada', null, 'x@example.org'), 'A', 'Ada'],
    [person(null, null, 'x@example.org'), 'X', 'x@example.org'],
    [person('', '', ''), 'U', ''],
    [person(null, null, null), 'U', ''],
  ])('makes initials and a name of %j', (names, initials, displayName) => {
    expect(initialsOf(names)).toBe(initials);
    expect(displayNameOf(names)).toBe(displayName);
  });

  it('titles an upload by its file, without the extension', () => {
    expect(titleFromFileName('Walk. By the canal.mp3')).toBe('Walk. By the canal');
    expect(titleFromFileName('.mp3')).toBe('.mp3');
  });

  it('names creations and sentiments', () => {
    expect(creationTypeLabel('narrative')).toBe('Personal Narrative');
    expect(creationTypeLabel('action_items')).toBe('action items');
    expect(sentimentFace('very_negative').label).toBe('Very Negative');
    expect(sentimentFace('toString').label).toBe('Neutral');
  });
});

describe('answers', () => {
  it('gives an error the documented message and keeps the sentence for the person', () => {
    const error = new RequestError(
      404,
      'Not Found',
      '{"message":"No such note.","code":"note.not-found"}',
      '/api/notes/7',
    );
    expect(error.message).toBe('404: {"message":"No such note.","code":"note.not-found"}');
    expect(error).toMatchObject({ status: 404, problem: 'No such note.', code: 'note.not-found' });
    expect(describeProblem(new Error('Network response error', { cause: error }))).toBe('No such note.');
    expect(new RequestError(502, 'Bad Gateway', '', '/api/notes').message).toBe('502: Bad Gateway');
    expect(describeProblem(new RequestError(502, 'Bad Gateway', 'oops', '/api/notes'))).toBe('502: oops');
  });

  it('finds the next cursor in a Link header', () => {
    const cursorOf = (link: string) => nextCursor(new Headers({ link }));
    expect(cursorOf('</api/notes?limit=20&cursor=a%3Db>; rel="next"')).toBe('a=b');
    expect(cursorOf('</first>; rel="first", <https://x.test/api/notes?cursor=n>; rel="next"')).toBe('n');
    expect(cursorOf('</first?cursor=1>; rel="prev"')).toBeNull();
    expect(nextCursor(new Headers())).toBeNull();
  });
});

describe('waiting politely', () => {
  it('asks after a job quickly at first, then ever less often', () => {
    expect([0, 2900, 3000, 29_000, 30_000].map(pauseAfter)).toEqual([300, 300, 1000, 1000, 3000]);
  });

  it('asks for the list again only while a note waits for its themes', () => {
    const now = Date.parse('2026-05-30T14:10:00Z');
    const listOf = (secondsAgo: number, enrichment: 'queued' | 'done' | 'failed') => ({
      pages: [
        {
          notes: [makeNote({ createdAt: new Date(now - secondsAgo * 1000).toISOString(), enrichment })],
          nextCursor: null,
        },
      ],
      pageParams: [null],
    });
    expect(pollInterval(undefined, now)).toBe(false);
    expect(pollInterval(listOf(1, 'done'), now)).toBe(false);
    expect(pollInterval(listOf(1, 'failed'), now)).toBe(false);
    expect(pollInterval(listOf(1, 'queued'), now)).toBe(1000);
    expect(pollInterval(listOf(20, 'queued'), now)).toBe(4000);
    expect(pollInterval(listOf(3600, 'queued'), now)).toBe(15_000);
  });
});
