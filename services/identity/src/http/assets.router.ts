import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Router } from 'express';

const resolveFromHere = createRequire(import.meta.url).resolve;
const own = (name: string) => fileURLToPath(new URL(`../../assets/${name}`, import.meta.url));

const files: Record<string, { path: string; maxAge: string }> = {
  'identity.css': { path: own('identity.css'), maxAge: '0' },
  'sign-out.js': { path: own('sign-out.js'), maxAge: '0' },
  'mark.svg': { path: own('mark.svg'), maxAge: '1 day' },
  'fraunces.woff2': font('fraunces', 'fraunces-latin-opsz-normal'),
  'source-sans.woff2': font('source-sans-3', 'source-sans-3-latin-wght-normal'),
  'source-sans-ext.woff2': font('source-sans-3', 'source-sans-3-latin-ext-wght-normal'),
};

function font(family: string, file: string): { path: string; maxAge: string } {
  return { path: resolveFromHere(`@fontsource-variable/${family}/files/${file}.woff2`), maxAge: '30 days' };
}

/** The few files that the pages need, by name: nothing else of the folders they lie in can be asked for. */
export function assetsRouter(): Router {
  const router = Router();
  for (const [name, { path, maxAge }] of Object.entries(files)) {
    router.get(`/${name}`, (_, response) => {
      response.removeHeader('Cache-Control');
      response.sendFile(path, { maxAge, dotfiles: 'allow' });
    });
  }
  return router;
}
