import { setTimeout as wait } from 'node:timers/promises';
import { submitJobs, untilDone } from './submit-jobs.ts';
import { compose, findContainers } from './composed-services.ts';
import { signUp } from './sign-up.ts';

const WORKERS = ['transcription', 'enrichment', 'creations'];
const JOBS_OF_EACH_KIND = 6;
const ALL = { transcribed: JOBS_OF_EACH_KIND, enriched: JOBS_OF_EACH_KIND, created: JOBS_OF_EACH_KIND };

const flush = () => compose('exec', '-T', 'redis', 'redis-cli', 'FLUSHALL');

describe('a Redis that loses everything', () => {
  it('loses no note, enrichment or creation that no worker has started yet', async () => {
    const visitor = await signUp();
    await compose('stop', ...WORKERS);
    const work = await submitJobs(visitor, JOBS_OF_EACH_KIND);
    expect(await flush()).toContain('OK');
    await compose('start', ...WORKERS);
    expect(await untilDone(visitor, work)).toEqual(ALL);
  }, 240_000);

  it('loses none that is in flight either, each time it is flushed', async () => {
    const visitor = await signUp();
    expect(await findContainers('transcription')).toHaveLength(3);
    const work = await submitJobs(visitor, JOBS_OF_EACH_KIND);
    for (let time = 0; time < 3; time += 1) {
      expect(await flush()).toContain('OK');
      await wait(1_500);
    }
    expect(await untilDone(visitor, work)).toEqual(ALL);
  }, 240_000);
});
