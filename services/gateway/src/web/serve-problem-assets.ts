import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type RequestHandler, Router } from 'express';

/** Where the sign-in problem page finds its looks. */
export const PROBLEM_ASSETS = '/sign-in-problem';

const resolveFromHere = createRequire(import.meta.url).resolve;

const files: Record<string, { path: string; maxAge: string }> = {
  'problem.css': { path: fileURLToPath(new URL('../../assets/problem.css', import.meta.url)), maxAge: '0' },
  'fraunces.woff2': font('fraunces', 'fraunces-latin-opsz-normal'),
  'source-sans.woff2': font('source-sans-3', 'source-sans-3-latin-wght-normal'),
};

function font(family: string, file: string): { path: string; maxAge: string } {
  return { path: resolveFromHere(`@fontsource-variable/${family}/files/${file}.woff2`), maxAge: '30 days' };
}

/** The provider's own stylesheet is away when the provider is, and the web app's has another name at every build. */
export function serveProblemAssets(): RequestHandler {
  const router = Router();
  for (const [name, { path, maxAge }] of Object.entries(files)) {
    router.get(`${PROBLEM_ASSETS}/${name}`, (_request, response) =>
      response.sendFile(path, { maxAge, dotfiles: 'allow' }),
    );
  }
  return router;
}
