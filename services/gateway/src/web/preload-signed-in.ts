import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const SIGNED_IN_APP = /^signed-in-.*\.js$/;

/**
 * A `Link` header with which a browser fetches the app of signed-in people together with the page, not only once it knows who is there.
 * Empty where the build has none. Looked up each time: a build may take the place of another while this runs.
 */
export async function preloadSignedIn(directory: string): Promise<string> {
  const files = await readdir(join(directory, 'assets')).catch(() => []);
  const file = files.find((name) => SIGNED_IN_APP.test(name));
  return file ? `</assets/${file}>; rel=modulepreload` : '';
}
