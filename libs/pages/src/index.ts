export { html, trusted, type Html } from './html.ts';
export { page, type Page } from './page.ts';
export { pageAssets } from './page-assets.ts';
export { snappedWave, stitchedWave } from './waves.ts';
