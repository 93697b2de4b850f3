import { join } from 'node:path';
import { findCheckout } from '../start/find-checkout.mjs';

/** Where `npm start` keeps the default speech model too, so that it is fetched once for both. */
export const MODEL_FOLDER =
  process.env.STITCHBOOK_MODEL_DIR || join(findCheckout(), '.data', 'models', 'moonshine-tiny');
