import { deviceSetting } from '../device/device-setting.ts';
import { loadWithRetry } from '../recovery/lazy-with-retry.tsx';
import { LANGUAGES, speak } from '../texts/catalogue.ts';

/** Not offered on any screen until every area has its German (docs/decisions/0035). */
const language = deviceSetting('stitchbook.language', LANGUAGES, 'en');

/** Before the first render. English is there already, and stays where another language cannot be fetched. */
export async function speakChosenLanguage(): Promise<void> {
  if (language.read() !== 'de') return;
  try {
    const { german } = await loadWithRetry(() => import('../texts/de/index.ts'));
    speak('de', german);
  } catch {
    // To be read in English is better than not at all.
  }
}
