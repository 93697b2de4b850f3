import { fileURLToPath } from 'node:url';
import { pageAssets } from '@stitchbook/pages';
import { Router } from 'express';

const files = {
  ...pageAssets,
  'sign-out.js': { path: fileURLToPath(new URL('../../assets/sign-out.js', import.meta.url)), maxAge: '0' },
};

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
