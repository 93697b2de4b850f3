export { html, trusted, type Html } from './html.ts';
export { page, type Page, snappedWave, stitchedWave } from './page.ts';
export { pageAssets, type PageAsset } from './page-assets.ts';
