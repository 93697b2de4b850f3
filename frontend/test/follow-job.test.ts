import { http, HttpResponse } from 'msw';
import { emitServerEvent, setLive } from '../src/events/server-events.ts';
import { followJob } from '../src/jobs/follow-job.ts';
import type { JobOf } from '../src/jobs/job-calls.ts';
import { makeJob, server } from './server.ts';

const JOB = makeJob({ id: 'job-1', state: 'running' });
const tell = () => emitServerEvent({ type: 'job', id: JOB.id });
/** It asks by itself once in ten seconds. */
const SOONER_MS = 9_000;

beforeEach(() => setLive(true));
afterEach(() => setLive(false));

describe('following a job of which changes are told', () => {
  it(
    'asks again when one is told while it asks',
    async () => {
      let asked = 0;
      server.use(
        http.get(`/api/jobs/${JOB.id}`, () => {
          asked += 1;
          if (asked > 1) return HttpResponse.json({ ...JOB, state: 'done', result: 'words' });
          // Once more, while the answer with what was so before is on its way.
          tell();
          return HttpResponse.json(JOB);
        }),
      );
      const tellAtFirst = () => void (asked === 0 && setTimeout(tell));
      const result = followJob(JOB as JobOf<unknown>, tellAtFirst, new AbortController().signal);
      expect(await result).toBe('words');
      expect(asked).toBe(2);
    },
    SOONER_MS,
  );

  it.each([
    ['before it begins', true],
    ['meanwhile', false],
  ])('ends at once when nobody waits any more, as was said %s', async (_, isBefore) => {
    const leaving = new AbortController();
    if (isBefore) leaving.abort(new Error('gone'));
    const left = followJob(JOB as JobOf<unknown>, () => undefined, leaving.signal);
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
  });
});
