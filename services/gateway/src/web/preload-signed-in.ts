import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const SIGNED_IN_APP = /^signed-in-.*\.js$/;

/** A page is asked for more often than a build takes the place of another. */
const LOOK_AGAIN_AFTER_MS = 5_000;

/**
 * Tells a `Link` header with which a browser fetches the app of signed-in people together with the page, not only once it knows who is
 * there. Empty where the build has none. Looked up again every few seconds: a build may take the place of another while this runs.
 */
export function preloadSignedIn(directory: string): () => Promise<string> {
  let known = { link: '', until: 0 };
  return async () => {
    if (!known.link || performance.now() >= known.until) {
      known = { link: await findLink(directory), until: performance.now() + LOOK_AGAIN_AFTER_MS };
    }
    return known.link;
  };
}

async function findLink(directory: string): Promise<string> {
  const files = await readdir(join(directory, 'assets')).catch(() => []);
  const file = files.find((name) => SIGNED_IN_APP.test(name));
  return file ? `</assets/${file}>; rel=modulepreload` : '';
}
