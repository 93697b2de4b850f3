import { Validator } from '@seriousme/openapi-schema-validator';
import { previewApi } from '../src/create-app.ts';
import { type ApiCall, ApiDocument } from './support/api-document.ts';
import { findRoutes } from './support/find-routes.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const api = new ApiDocument();
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

type Responses = ApiCall['operation']['responses'];

const statusesOf = (method: string, path: string) =>
  Object.keys(api.calls.find((call) => call.method === method && call.path === path)?.operation.responses ?? {}).map(
    Number,
  );

/** The fields that an answer in JSON always has. */
function requiredOf(response: Responses[string]): readonly string[] {
  const answered = response && 'content' in response ? response.content?.['application/json']?.schema : undefined;
  const name = answered && '$ref' in answered ? answered.$ref.split('/').at(-1) : undefined;
  const schema = api.document.components?.schemas?.[name ?? ''];
  return schema && 'required' in schema ? (schema.required ?? []) : [];
}

describe('the committed description of the API', () => {
  it('says what the code says (else: npm run build && npm run openapi)', async () => {
    expect(JSON.parse(JSON.stringify(await previewApi()))).toEqual(api.document);
  });

  it('is OpenAPI 3.1', async () => {
    expect(api.document.openapi).toBe('3.1.0');
    expect(
      await new Validator().validate(JSON.parse(JSON.stringify(api.document)) as Record<string, unknown>),
    ).toMatchObject({ valid: true });
  });

  it('is what the running gateway hands out, to people who are not signed in too', async () => {
    const { status, body } = await gateway.visitor().get('/api/openapi.json');
    expect({ status, body }).toEqual({ status: 200, body: api.document });
  });

  it('knows every route there is and no other, but for pages of the administration', () => {
    const described = api.calls.map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`);
    const routes = findRoutes(gateway.app).filter((route) => !route.startsWith('GET /admin/'));
    expect(described.sort()).toEqual(routes.sort());
  });

  it.each(api.calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'says what %s does and answers',
    (_, { method, path, operation }) => {
      expect(operation.summary).toMatch(/^[A-Z].{8,}[^.]$/);
      expect(operation.operationId).toMatch(/^[a-z]\w*\.[a-z]\w*$/);
      expect(operation.tags).toHaveLength(1);
      const statuses = Object.keys(operation.responses).map(Number);
      expect(statuses.some((status) => status < 400)).toBe(true);
      expect(statuses.includes(401)).toBe(operation.security !== undefined);
      if (path.includes('{')) expect(statuses).toContain(404);
      if (!['GET', 'HEAD'].includes(method))
        expect(statuses).toEqual(expect.arrayContaining([400, 403, 413, 415, 507]));
      if (path.startsWith('/api/')) expect(statuses).toEqual(expect.arrayContaining([429, 503]));
    },
  );

  it('says of errors that they are a sentence and a code', () => {
    for (const { path, operation } of api.calls.filter(
      (call) => call.path.startsWith('/api/') && call.operation.security,
    )) {
      for (const [status, response] of Object.entries(operation.responses).filter(
        ([code]) => Number(code) >= 400 && code !== '416',
      )) {
        expect({ path, status, requires: requiredOf(response) }).toMatchObject({
          requires: expect.arrayContaining(['message', 'code']),
        });
      }
    }
  });

  it('names the errors that some calls have beside the usual ones', () => {
    expect(statusesOf('POST', '/api/transcribe')).toEqual(expect.arrayContaining([200, 202, 422, 503, 507]));
    expect(statusesOf('POST', '/api/notes/{id}/update-tags')).toContain(409);
    expect(statusesOf('GET', '/api/notes/{id}/audio')).toEqual(expect.arrayContaining([200, 206, 304, 416]));
  });
});
