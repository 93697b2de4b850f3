import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { INestApplication } from '@nestjs/common';
import { type OpenAPIObject } from '@nestjs/swagger';
import { type RequestHandler, Router } from 'express';
import { describeApi } from './describe-api.ts';

const ASSETS = fileURLToPath(new URL('../../assets/api-docs/', import.meta.url));
const READER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const FILES: Readonly<Record<string, string>> = {
  'start.js': join(ASSETS, 'start.js'),
  'start.css': join(ASSETS, 'start.css'),
  'reader.js': join(READER, 'swagger-ui-bundle.js'),
  'reader.css': join(READER, 'swagger-ui.css'),
};

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
