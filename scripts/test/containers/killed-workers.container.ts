import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { audioFixture, joinWavs } from '@stitchbook/testing';
import { findContainers, runOnContainers } from './composed-services.ts';
import { signUp } from './sign-up.ts';
import { beginTranscription, untilTranscribed } from './transcribe.ts';

describe('three transcription workers of the composed stack', () => {
  it('lose none of six uploads when two of them are killed', async () => {
    const visitor = await signUp();
    const sentence = await readFile(audioFixture('dashwood.wav'));
    const audio = new File([joinWavs(Array.from({ length: 12 }, () => sentence))], 'long.wav', { type: 'audio/wav' });
    const workers = await findContainers('transcription');
    expect(workers).toHaveLength(3);

    const jobs = await Promise.all(Array.from({ length: 6 }, () => beginTranscription(visitor, audio)));
    await wait(1_500);
    const killed = workers.slice(0, 2);
    await runOnContainers('kill', killed);
    expect(await findContainers('transcription')).toHaveLength(1);

    const transcribed = await Promise.all(jobs.map((job) => untilTranscribed(visitor, job, 150_000)));
    for (const { text } of transcribed) expect(text.match(/Dashwood/g)?.length).toBeGreaterThan(10);
    await runOnContainers('start', killed);
  }, 200_000);
});
