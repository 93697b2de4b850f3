import { lazy, Suspense, useState } from 'react';
import { useKeys } from '../../keyboard/use-keys.ts';
import { openWhenLoaded } from '../../recovery/open-when-loaded.ts';
import { useFind } from './use-find.ts';
import { useGoTo } from './use-go-to.ts';

const loadSheet = () => import('./shortcut-sheet.tsx');
const ShortcutSheet = lazy(loadSheet);

/** The keys that work on every screen, and the sheet that lists them. `open` is for those who look for it by hand. */
export function useShortcuts() {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const goTo = useGoTo();
  const open = () => void openWhenLoaded(loadSheet, () => setSheetOpen(true));
  useFind();
  useKeys({
    n: () => goTo.recorder(),
    N: () => goTo.recorder({ startsRecording: true }),
    '/': goTo.search,
    '?': open,
  });
  const sheet = isSheetOpen && (
    <Suspense>
      <ShortcutSheet onClose={() => setSheetOpen(false)} />
    </Suspense>
  );
  return { sheet, open };
}
