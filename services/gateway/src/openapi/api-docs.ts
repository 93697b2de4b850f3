import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RequestHandler, Router } from 'express';
import { cookieName } from '../sessions/session.ts';
import { type ErrorKind, STATUS_BY_KIND } from '../errors/product-error.ts';
import { MEANING_OF, SESSION } from './common-responses.ts';

const ASSETS = fileURLToPath(new URL('../../assets/api-docs/', import.meta.url));
const READER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const FILES: Readonly<Record<string, string>> = {
  'start.js': join(ASSETS, 'start.js'),
  'start.css': join(ASSETS, 'start.css'),
  'reader.js': join(READER, 'swagger-ui-bundle.js'),
  'reader.css': join(READER, 'swagger-ui.css'),
};

const DESCRIPTION = `Voice notes: record or upload audio, get the words, keep them as a note, share and discuss it, and make something new of it.

Every error is \`{message, code}\`: a sentence for the person, and a stable dotted code for programs.

A page may say whose it is by the header \`Stitchbook-User: <id>\`; where the session is somebody else's meanwhile, it is answered 401 with the code \`session.other-account\`.`;

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** Whoever sends a body with these has it read. */
const TAKING_BODIES = ['options', 'post', 'put', 'patch', 'delete'] as const;
/** Every route below /api may find the database unavailable, or refuse a client that sends too many requests. */
const ANSWERED_ANYWHERE: readonly ErrorKind[] = ['rate-limited', 'unavailable'];
/** Broken JSON, another site's page, too long or too slow a body, and one that is not JSON are refused before any route is asked. */
const REFUSED_BEFORE: readonly ErrorKind[] = [
  'invalid',
  'forbidden',
  'request-timeout',
  'too-large',
  'unsupported-media',
];
const ERROR_CONTENT = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/** `/api/docs` for people and `/api/openapi.json` for programs. The page keeps to the content policy: nothing in it is inline. */
export function serveApiDocs(app: INestApplication): RequestHandler {
  let document: OpenAPIObject | undefined;
  const router = Router();
  router.get('/api/openapi.json', (_request, response) => response.json((document ??= describeApi(app))));
  router.get('/api/docs', (_request, response) => response.sendFile(join(ASSETS, 'index.html')));
  for (const [name, path] of Object.entries(FILES)) {
    router.get(`/api/docs/${name}`, (_request, response) =>
      response.sendFile(path, { dotfiles: 'allow', maxAge: '1 hour' }),
    );
  }
  return router;
}

/** The whole API as an OpenAPI 3.1 document, from what stands at the routes themselves. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const frame = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Stitchbook')
    .setDescription(DESCRIPTION)
    .setVersion('1.0')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/')
    .addCookieAuth(
      cookieName(false),
      {
        type: 'apiKey',
        in: 'cookie',
        description: `Set by signing in at /api/login. Over https its name is ${cookieName(true)}.`,
      },
      SESSION,
    )
    .build();
  const document = SwaggerModule.createDocument(app, frame, { operationIdFactory: nameOperation });
  return addCommonResponses(document);
}

function nameOperation(controller: string, method: string): string {
  const name = controller.replace(/Controller$/, '');
  return `${name[0]?.toLowerCase()}${name.slice(1)}.${method}`;
}

/**
 * Adds what is answered in front of every route (by the checks of the request, the limits, an outage), and 304 where a client may
 * ask again.
 */
function addCommonResponses(document: OpenAPIObject): OpenAPIObject {
  for (const [address, path] of Object.entries(document.paths)) {
    if (path.get && answersJson(path.get)) path.get.responses[304] ??= { description: 'The client has it already.' };
    const takingBodies = TAKING_BODIES.flatMap((method) => path[method] ?? []);
    for (const operation of takingBodies) addErrors(operation, [...REFUSED_BEFORE, 'insufficient-storage']);
    if (!address.startsWith('/api/')) continue;
    for (const operation of [path.get ?? [], path.head ?? [], takingBodies].flat())
      addErrors(operation, ANSWERED_ANYWHERE);
  }
  return document;
}

function addErrors({ responses }: Operation, kinds: readonly ErrorKind[]): void {
  for (const kind of kinds)
    responses[STATUS_BY_KIND[kind]] ??= { description: MEANING_OF[kind], content: ERROR_CONTENT };
}

function answersJson({ responses }: Operation): boolean {
  const success = responses[200];
  return success !== undefined && 'content' in success && success.content?.['application/json'] !== undefined;
}
