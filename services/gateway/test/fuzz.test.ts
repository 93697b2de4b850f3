import { Agent } from 'node:http';
import { jest } from '@jest/globals';
import type { Note } from '@stitchbook/api-types';
import { type ApiCall, ApiDocument } from './support/api-document.ts';
import { Dice } from './support/dice.ts';
import { formOf, noteForm, readFixture } from './support/forms.ts';
import { type FuzzScene, fuzzRequest } from './support/fuzz-request.ts';
import type { Person } from './support/person.ts';
import { createUpload } from './support/resumable.ts';
import { sendRaw } from './support/send-raw.ts';
import { ORIGIN, type TestGateway, startGateway } from './support/start-gateway.ts';

jest.setTimeout(900_000);

const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1_500);
const AT_ONCE = 10;
/** Ends what others need: each has somebody of its own to do it with. */
const ENDS_A_SESSION = /\/(logout|sign-out-everywhere|account)$/;
/** Answers slowly when nothing transcribes, as here. */
const ASKED_SELDOM = '/readyz';

const api = new ApiDocument();
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
let gateway: TestGateway;
let scene: FuzzScene;

beforeAll(async () => {
  gateway = await startGateway({ MAX_UPLOAD_MB: '8' });
  scene = await setTheScene(await gateway.join('Ada'), await gateway.join('Guest'));
});
afterAll(async () => {
  agent.destroy();
  await gateway.close();
});

/** Notes with and without audio, a tag, a comment, a share, and a job for each. */
async function setTheScene(ada: Person, guest: Person): Promise<FuzzScene> {
  const audio = await readFixture('amiable.wav');
  const ids: Record<string, string[]> = { '/api/users': [String(guest.id), String(ada.id)] };
  const keep = (prefix: string, id: unknown) => (ids[prefix] ??= []).push(String(id));
  for (let index = 0; index < 25; index += 1) {
    const form =
      index % 5 === 0
        ? formOf({ title: 'Heard' }, { bytes: Buffer.concat([audio, Buffer.from([index, 0])]) })
        : noteForm('A note');
    const note = (await ada.ask('POST', '/api/notes', { form })).body as Note;
    keep('/api/notes', note.id);
    keep('/api/jobs', note.enrichmentJobId);
    const comment = await ada.ask('POST', `/api/notes/${note.id}/comments`, { json: { content: 'Well said.' } });
    keep('/api/comments', (comment.body as { id: number }).id);
    const tagged = await ada.ask('POST', `/api/notes/${note.id}/update-tags`, { json: { tags: [`tag ${index}`] } });
    keep('/api/themes', (tagged.body as { note: Note }).note.themes[0]?.id);
    if (index % 5 === 0) keep('/api/uploads', (await createUpload(ada)).id);
    await ada.ask('POST', `/api/notes/${note.id}/share`, { json: { sharedWithUserId: guest.id } });
  }
  return {
    origin: ORIGIN,
    audio,
    ids,
    cookieFor: ({ path }) => (ENDS_A_SESSION.test(path) ? guest : ada).cookieHeader(),
  };
}

const isSentence = (text: unknown) => typeof text === 'string' && /^\S+( \S+)+$/.test(text.trim()) && text.length < 400;

async function findFaults(call: ApiCall, dice: Dice): Promise<string[]> {
  const request = fuzzRequest(dice, call, scene, api.document.components?.schemas ?? {});
  const shown = `${request.method} ${request.path.slice(0, 200)} ${JSON.stringify(request.headers).slice(0, 400)} ${String(request.body ?? '').slice(0, 200)}`;
  try {
    const answer = await sendRaw(gateway.address, agent, request);
    const faults = api.findFaults(call, answer);
    if (answer.status >= 500 && answer.status !== 503) faults.push(`${answer.status} is a fault of ours`);
    if (
      answer.status >= 400 &&
      typeof answer.body === 'object' &&
      answer.body !== null &&
      'message' in answer.body &&
      !isSentence(answer.body.message)
    ) {
      faults.push('its message is no sentence');
    }
    return faults.map((fault) => `${fault}: ${JSON.stringify(answer.body).slice(0, 200)}\n    after ${shown}`);
  } catch (error) {
    return [`no answer (${String(error)})\n    after ${shown}`];
  }
}

describe('an answer', () => {
  it.each(['identity', 'gzip', 'deflate', 'br'])('is read when it is encoded as %s', async (encoding) => {
    const cookie = scene.cookieFor(api.calls[0] as ApiCall) ?? '';
    const headers = { cookie, 'accept-encoding': encoding };
    const answer = await sendRaw(gateway.address, agent, { method: 'GET', path: '/api/notes', headers });
    expect(answer).toMatchObject({
      status: 200,
      body: expect.arrayContaining([expect.objectContaining({ id: expect.any(Number) })]),
    });
  });
});

describe('bad input', () => {
  it('is answered as documented, by every endpoint', async () => {
    const begun = Date.now();
    const dice = new Dice(SEED);
    const calls = api.calls.filter(({ path }) => path !== ASKED_SELDOM);
    const queue = [...Array.from({ length: REQUESTS }, (_, index) => calls[index % calls.length]), ...api.calls];
    const faults: string[] = [];
    const work = async () => {
      for (let call = queue.pop(); call; call = queue.pop()) faults.push(...(await findFaults(call, dice)));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const seconds = (Date.now() - begun) / 1_000;
    process.stdout.write(`fuzzing: ${REQUESTS + api.calls.length} requests in ${seconds} s with FUZZ_SEED=${SEED}\n`);
    expect(faults).toEqual([]);
    expect(await gateway.visitor().get('/healthz')).toMatchObject({ status: 200, body: { status: 'alive' } });
  });
});
