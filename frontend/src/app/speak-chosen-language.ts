import { deviceSetting } from '../device/device-setting.ts';
import { importWithRetry } from '../recovery/lazy-with-retry.tsx';
import { LANGUAGES, speak } from '../texts/catalogue.ts';

/** What a page speaks from its start to its end: another choice holds from the next one on. */
export const languageSetting = deviceSetting('stitchbook.language', LANGUAGES, 'en');

/** Before the first render. English is there already, and stays where another language cannot be fetched. */
export async function speakChosenLanguage(): Promise<void> {
  if (languageSetting.read() !== 'de') return;
  try {
    const { german } = await importWithRetry(() => import('../texts/de/index.ts'));
    speak('de', german);
  } catch {
    // To be read in English is better than not at all.
  }
}
