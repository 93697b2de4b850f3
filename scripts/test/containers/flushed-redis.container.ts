import { setTimeout as wait } from 'node:timers/promises';
import { askForWork, untilDone } from './ask-for-work.ts';
import { compose, findContainers } from './composed-services.ts';
import { signUp } from './sign-up.ts';

const WORKERS = ['transcription', 'enrichment', 'creations'];
const PIECES = 6;
const ALL = { heard: PIECES, enriched: PIECES, created: PIECES };

const flush = () => compose('exec', '-T', 'redis', 'redis-cli', 'FLUSHALL');

describe('a Redis that forgets everything', () => {
  it('loses no note, enrichment or creation that nobody has taken up yet', async () => {
    const visitor = await signUp();
    await compose('stop', ...WORKERS);
    const work = await askForWork(visitor, PIECES);
    expect(await flush()).toContain('OK');
    await compose('start', ...WORKERS);
    expect(await untilDone(visitor, work)).toEqual(ALL);
  }, 240_000);

  it('loses none that is being worked on either, each time it forgets', async () => {
    const visitor = await signUp();
    expect(await findContainers('transcription')).toHaveLength(3);
    const work = await askForWork(visitor, PIECES);
    for (let time = 0; time < 3; time += 1) {
      expect(await flush()).toContain('OK');
      await wait(1_500);
    }
    expect(await untilDone(visitor, work)).toEqual(ALL);
  }, 240_000);
});
