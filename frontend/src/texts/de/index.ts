import { setDefaultOptions } from 'date-fns/setDefaultOptions';
import { de } from 'date-fns/locale/de';
import { landing } from './landing.ts';

// What `format/relative-time.ts` says.
setDefaultOptions({ locale: de });

/** All German, by the names of its areas: fetched as one, for it is needed as a whole. */
export const german = { landing };
