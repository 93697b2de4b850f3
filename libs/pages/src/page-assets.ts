import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

export interface PageAsset {
  /** Where it lies on this machine. */
  path: string;
  /** How long a browser may keep it, as `express` reads it. */
  maxAge: string;
}

const resolveFromHere = createRequire(import.meta.url).resolve;

/**
 * What the pages need, by the name they ask for it: whoever serves a page serves these beside it, and nothing else of
 * the folders they lie in.
 */
export const pageAssets: Readonly<Record<string, PageAsset>> = {
  'pages.css': own('pages.css', '0'),
  'color-scheme.js': own('color-scheme.js', '0'),
  'mark.svg': own('mark.svg', '1 day'),
  'stitch.svg': own('stitch.svg', '1 day'),
  'stitch-vertical.svg': own('stitch-vertical.svg', '1 day'),
  'fraunces.woff2': font('fraunces', 'fraunces-latin-opsz-normal'),
  'source-sans.woff2': font('source-sans-3', 'source-sans-3-latin-wght-normal'),
  'source-sans-ext.woff2': font('source-sans-3', 'source-sans-3-latin-ext-wght-normal'),
};

function own(name: string, maxAge: string): PageAsset {
  return { path: fileURLToPath(new URL(`../assets/${name}`, import.meta.url)), maxAge };
}

function font(family: string, file: string): PageAsset {
  return { path: resolveFromHere(`@fontsource-variable/${family}/files/${file}.woff2`), maxAge: '30 days' };
}
