/**
 * How long ranges of a note's audio take to arrive, beside Node's HTTP server that streams them from a file and asks nobody:
 * one of 1 MB, eight of 1 MB at once, and one of 50 MB. Then one of 1 MB of a gateway that has answered lists for a minute without a
 * pause, beside one of another that has just been started. `-- --quick` takes fewer.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audioFixture } from '@stitchbook/testing';
import { compare } from './compare.ts';
import { reportRow } from './report-row.ts';
import { ask } from './requests/load.ts';
import { saveNotes } from './requests/save-notes.ts';
import { startBare } from './requests/start-bare.ts';
import { startGateway } from './start-gateway.ts';

const MB = 2 ** 20;
const FILE_MB = 64;
const isQuick = process.argv.includes('--quick');
const PAIRS = isQuick ? 3 : 7;
const LOAD = { notes: 1_000, seconds: isQuick ? 10 : 60, goal: 1.1 };

const ONE = { bytes: MB, atOnce: 1, times: 60 };
const CASES = [
  { ...ONE, name: 'a range of 1 MB', goal: 1.5 },
  { name: 'eight ranges of 1 MB at once', bytes: MB, atOnce: 8, times: 10, goal: 1.5 },
  { name: 'a range of 50 MB', bytes: 50 * MB, atOnce: 1, times: 4, goal: 1.3 },
];

const agent = new Agent({ keepAlive: true });
const directory = await mkdtemp(join(tmpdir(), 'stitchbook-ranges-'));
const wav = Buffer.concat([await readFile(audioFixture('dashwood.wav')), Buffer.alloc(FILE_MB * MB)]);
const file = join(directory, 'long.wav');
await writeFile(file, wav);
const gateway = await startGateway();
const fresh = await startGateway();
const bare = await startBare('bare-files', { FILE: file });
try {
  const audio = await saveNote(gateway);
  for (const { name, goal, ...question } of CASES) {
    const { seconds } = await compare(
      PAIRS,
      () => measure(audio, question),
      () => measure({ url: bare.address, headers: {} }, question),
    );
    await reportRow({ name, against: 'Node, from a file', ratio: seconds, goal, isAtLeast: false });
  }
  await saveNotes(gateway.dataSource, gateway.readerId, LOAD.notes);
  await ask(`${gateway.address}/api/notes?limit=50`, gateway.headers, LOAD.seconds);
  const untouched = await saveNote(fresh);
  const { seconds } = await compare(
    PAIRS,
    () => measure(audio, ONE),
    () => measure(untouched, ONE),
  );
  await reportRow({
    name: `a range of 1 MB after ${LOAD.seconds} s of load`,
    against: 'a gateway without any',
    ratio: seconds,
    goal: LOAD.goal,
    isAtLeast: false,
  });
} finally {
  agent.destroy();
  await Promise.all([gateway.stop(), fresh.stop(), bare.stop()]);
  await rm(directory, { recursive: true });
}

interface Audio {
  url: string;
  headers: Record<string, string>;
}

async function saveNote({ address, headers }: typeof gateway): Promise<Audio> {
  const form = new FormData();
  form.set('title', 'Long');
  form.set('transcript', 'A long one.');
  form.set('duration', '2000');
  form.set('audio', new Blob([wav], { type: 'audio/wav' }), 'long.wav');
  const answer = await fetch(`${address}/api/notes`, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`The note was not saved: ${answer.status} ${await answer.text()}`);
  return { url: `${address}/api/notes/${((await answer.json()) as { id: number }).id}/audio`, headers };
}

/** Ranges from all over the file, `atOnce` at a time. */
async function measure(audio: Audio, { bytes, atOnce, times }: { bytes: number; atOnce: number; times: number }) {
  const begun = performance.now();
  for (let time = 0; time < times; time += 1) {
    const start = (time * 7 * MB) % (FILE_MB * MB - bytes);
    await Promise.all(Array.from({ length: atOnce }, () => fetchRange(audio, start, bytes)));
  }
  return { seconds: (performance.now() - begun) / 1_000 };
}

function fetchRange({ url, ...audio }: Audio, start: number, bytes: number): Promise<void> {
  const headers = { ...audio.headers, range: `bytes=${start}-${start + bytes - 1}` };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      let arrived = 0;
      response.on('data', (chunk: Buffer) => (arrived += chunk.length));
      response.on('error', reject);
      response.on('end', () =>
        arrived === bytes
          ? resolve()
          : reject(new Error(`${url}: ${response.statusCode} with ${arrived} of ${bytes} bytes`)),
      );
    }).on('error', reject);
  });
}
