import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { audioFixture, joinWavs } from '@stitchbook/testing';
import { beginTranscription, untilHeard } from './transcribe.ts';
import { Visitor } from './visitor.ts';

const run = promisify(execFile);
const project = String(process.env['STITCHBOOK_COMPOSED_PROJECT']);

async function findWorkers(): Promise<string[]> {
  const labels = [`com.docker.compose.project=${project}`, 'com.docker.compose.service=transcription'];
  const { stdout } = await run('docker', [
    'ps',
    '--quiet',
    ...labels.flatMap((label) => ['--filter', `label=${label}`]),
  ]);
  return stdout.split('\n').filter((id) => id !== '');
}

describe('three transcription workers of the composed stack', () => {
  it('lose none of six uploads when two of them are killed', async () => {
    const visitor = new Visitor(String(process.env['STITCHBOOK_COMPOSED_URL']));
    await visitor.createAccount(`kit-${randomBytes(6).toString('hex')}@example.com`);
    const sentence = await readFile(audioFixture('dashwood.wav'));
    const audio = new File([joinWavs(Array.from({ length: 12 }, () => sentence))], 'long.wav', { type: 'audio/wav' });
    const workers = await findWorkers();
    expect(workers).toHaveLength(3);

    const jobs = await Promise.all(Array.from({ length: 6 }, () => beginTranscription(visitor, audio)));
    await wait(1_500);
    await run('docker', ['kill', ...workers.slice(0, 2)]);
    expect(await findWorkers()).toHaveLength(1);

    const heard = await Promise.all(jobs.map((job) => untilHeard(visitor, job, 150_000)));
    for (const { text } of heard) expect(text.match(/Dashwood/g)?.length).toBeGreaterThan(10);
  }, 200_000);
});
