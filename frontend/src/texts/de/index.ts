import { de } from 'date-fns/locale/de';
import { setDefaultOptions } from 'date-fns/setDefaultOptions';
import { common } from './common.ts';
import { formats } from './formats.ts';
import { keyboard } from './keyboard.ts';
import { landing } from './landing.ts';
import { page } from './page.ts';
import { problems } from './problems.ts';

// What `format/relative-time.ts` says.
setDefaultOptions({ locale: de });

/** All German, by the names of its areas: fetched as one, for it is needed as a whole. */
export const german = { common, formats, keyboard, landing, page, problems };
