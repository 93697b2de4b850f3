import { lazy, Suspense, useEffect, useState } from 'react';
import { isCtrl, isDialogOpen } from '../../keyboard/key-events.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { openWhenLoaded } from '../../recovery/open-when-loaded.ts';
import { useFind } from './use-find.ts';
import { useGoTo } from './use-go-to.ts';

const loadSheet = () => import('./shortcut-sheet.tsx');
const ShortcutSheet = lazy(loadSheet);
const loadPalette = () => import('../palette/palette.tsx');
const Palette = lazy(loadPalette);

/** The keys that work on every screen, and the sheet that lists them. `open` is for those who look for it by hand. */
export function useShortcuts() {
  const [opened, setOpened] = useState<'sheet' | 'palette' | null>(null);
  const goTo = useGoTo();
  const close = () => setOpened(null);
  const openSheet = () => void openWhenLoaded(loadSheet, () => setOpened('sheet'));
  const openPalette = () => void openWhenLoaded(loadPalette, () => setOpened('palette'));
  useFind();
  useCtrlK(openPalette);
  useKeys({
    n: () => goTo.recorder(),
    N: () => goTo.recorder({ startsRecording: true }),
    '/': goTo.search,
    '?': openSheet,
  });
  const sheet = opened && (
    <Suspense>
      {opened === 'sheet' ? (
        <ShortcutSheet onClose={close} onOpenPalette={openPalette} />
      ) : (
        <Palette onClose={close} onShowShortcuts={openSheet} />
      )}
    </Suspense>
  );
  return { sheet, open: openSheet };
}

/** Works while one types as well. */
function useCtrlK(open: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isCtrl(event, 'k')) return;
      // Not even under a dialog does it lead to the browser's own search.
      event.preventDefault();
      if (!isDialogOpen()) open();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  });
}
