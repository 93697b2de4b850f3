import type { Job, Note } from '@stitchbook/api-types';
import { EmbeddingService } from './support/embedding-service.ts';
import { findRoutes } from './support/find-routes.ts';
import { noteForm } from './support/forms.ts';
import { VectorMaker } from './support/make-vectors.ts';
import { MEANING_WAYS, MEANT } from './support/meaning-ways.ts';
import { MATRIX } from './support/permission-matrix.ts';
import { type Asked, ROLES, type Scene, setTheScene } from './support/permission-scene.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

/** What became of the share of somebody who asked for work while they might edit. */
const SHARES = ['kept', 'lowered to comment', 'lowered to view', 'ended'] as const;

/** A failed and a done job of that kind, which are their own: what they are answered now. */
const OWN_WORK: Readonly<Record<string, Readonly<Record<'failed' | 'done', readonly number[]>>>> = {
  'GET /api/jobs/:id': { failed: [200, 403, 403, 404], done: [200, 403, 403, 404] },
  'POST /api/jobs/:id/retry': { failed: [200, 403, 403, 404], done: [409, 403, 403, 404] },
  'POST /api/jobs/:id/cancel': { failed: [409, 403, 403, 404], done: [409, 403, 403, 404] },
};

let embedding: EmbeddingService;
let gateway: TestGateway;
let people: Scene['people'];
let asked: Asked;

beforeAll(async () => {
  embedding = await EmbeddingService.start();
  gateway = await startGateway(embedding.environment);
});
afterAll(async () => {
  await gateway.close();
  await embedding.close();
});

describe('who may do what', () => {
  it('is written down for every route there is', () => {
    expect(Object.keys(MATRIX).sort()).toEqual(findRoutes(gateway.app).sort());
  });

  describe.each(Object.entries(MATRIX))('%s', (route, { statuses, path, json, form, headers }) => {
    const answers = ROLES.map((role, index) => [role, statuses[index] ?? 0] as const);
    const itAnswers = (rows: typeof answers) =>
      it.each(rows)('answers %s with %i', async (role, status) => {
        const [method = '', template = ''] = route.split(' ');
        const address = path?.(asked) ?? template.replace(':id', String(asked.noteId));
        const answer = await people[role].ask(method, address, {
          headers: { prefer: 'respond-async', ...headers },
          ...(json ? { json: json(asked) } : {}),
          ...(form ? { form: await form() } : {}),
        });
        expect({ status: answer.status, body: answer.body }).toMatchObject({ status });
      });
    const setOut = async () => ({ people, asked } = await setTheScene(gateway));

    // What only reads, or is refused, leaves everything as it was for whoever asks next; who is refused asks before anybody is not.
    const leavesAllAsItWas = (status: number) => route.startsWith('GET ') || status >= 400;
    const [harmless, changing] = [true, false].map((is) => answers.filter(([, to]) => leavesAllAsItWas(to) === is));
    if (harmless?.length) {
      describe('which changes nothing', () => {
        beforeAll(setOut);
        itAnswers(harmless);
      });
    }
    if (changing?.length) {
      describe('which does it', () => {
        beforeEach(setOut);
        itAnswers(changing);
      });
    }
  });

  describe.each(Object.entries(OWN_WORK))("%s, about one's own work on another's note", (route, byState) => {
    const rows = Object.entries(byState).flatMap(([state, statuses]) =>
      SHARES.map((share, index) => [state, share, statuses[index]] as const),
    );
    it.each(rows)('that is %s answers whose share is %s with %i', async (state, share, status) => {
      ({ people, asked } = await setTheScene(gateway));
      const { owner, edit } = people;
      const [method = '', path = ''] = route.split(' ');
      const asking = await edit.ask('POST', `/api/notes/${asked.noteId}/generate`, {
        headers: { prefer: 'respond-async' },
      });
      const { id } = asking.body as Job;
      await gateway.database.dataSource.query('update jobs set state = $2 where id = $1', [id, state]);
      const shares = `/api/notes/${asked.noteId}/share`;
      const [, permission] = share.split(' to ');
      if (share === 'ended') await owner.ask('DELETE', `${shares}s/${edit.id}`);
      else await owner.ask('POST', shares, { json: { sharedWithUserId: edit.id, permission: permission ?? 'edit' } });
      expect(await edit.ask(method, path.replace(':id', id))).toMatchObject({ status });
    });
  });

  describe('a note that means what is looked for', () => {
    const own: Partial<Record<(typeof ROLES)[number], number>> = {};
    beforeAll(async () => {
      ({ people, asked } = await setTheScene(gateway));
      const path = `/api/notes/${asked.noteId}/update-transcript`;
      await people.owner.ask('POST', path, { json: { transcript: MEANT.shared } });
      for (const role of ROLES.slice(0, -1)) {
        const form = noteForm('Mine', MEANT.own);
        own[role] = ((await people[role].ask('POST', '/api/notes', { form })).body as Note).id;
      }
      const vectors = await VectorMaker.start(gateway, embedding.environment);
      await vectors.makeAll();
      await vectors.close();
    });

    describe.each(Object.entries(MEANING_WAYS))('is %s', (_, { ask, tellsOf }) => {
      it.each(['owner', 'edit', 'comment', 'view'] as const)('for %s', async (role) => {
        const { status, body } = await ask(people[role], own[role] ?? 0);
        expect([status, tellsOf(body, asked.noteId)]).toEqual([200, true]);
      });
      it.each(['ended', 'stranger'] as const)('not for %s', async (role) => {
        const { status, body } = await ask(people[role], own[role] ?? 0);
        expect([status, tellsOf(body, asked.noteId)]).toEqual([200, false]);
        expect(JSON.stringify(body)).not.toContain(MEANT.shared);
      });
      it('not for who is signed out', async () => {
        expect(await ask(people.unauthenticated, asked.noteId)).toMatchObject({ status: 401 });
      });
    });
  });

  it('is answered to no page of somebody else, on any route that takes a session', async () => {
    ({ people, asked } = await setTheScene(gateway));
    for (const [route, { statuses, path, json, form, headers }] of Object.entries(MATRIX)) {
      if (statuses.at(-1) !== 401) continue;
      const [method = '', template = ''] = route.split(' ');
      const answer = await people.owner.ask(method, path?.(asked) ?? template.replace(':id', String(asked.noteId)), {
        headers: { ...headers, 'stitchbook-user': asked.strangerId },
        ...(json ? { json: json(asked) } : {}),
        ...(form ? { form: await form() } : {}),
      });
      const said = method === 'HEAD' ? {} : { body: { code: 'session.other-account' } };
      expect({ route, ...answer }).toMatchObject({ status: 401, ...said });
    }
    const headers = { 'stitchbook-user': people.owner.id ?? '' };
    expect(await people.owner.ask('GET', '/api/notes', { headers })).toMatchObject({ status: 200 });
  });

  it('answers a stranger exactly as if the note did not exist', async () => {
    ({ people, asked } = await setTheScene(gateway));
    for (const path of ['', '/audio', '/comments', '/shares']) {
      const { body } = await people.stranger.get(`/api/notes/${asked.noteId}${path}`);
      expect(body).toEqual((await people.stranger.get(`/api/notes/987654321${path}`)).body);
    }
  });
});
