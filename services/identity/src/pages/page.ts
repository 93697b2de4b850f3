import { page as standalonePage, type Page } from '@stitchbook/pages';

/** Where everything that a page of the provider needs is served. */
const ASSETS = '/oidc/assets';

/** A page of the provider. `script` is the name of a file in `assets`. */
export function page({ script, ...rest }: Omit<Page, 'assets'>): string {
  return standalonePage({ ...rest, assets: ASSETS, ...(script && { script: `${ASSETS}/${script}` }) });
}
