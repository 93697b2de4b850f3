import { CloudOff } from 'lucide-react';
import { TopBanner } from '../design/top-banner.tsx';
import { useIsOnline } from './use-is-online.ts';
import { pageTexts } from '../texts/en/page.ts';

/** Says what still works. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    <TopBanner icon={CloudOff}>
      {isOnline ? null : (
        <>
          <strong className="font-semibold">{pageTexts.offline}</strong> {pageTexts.offlineMeans}
        </>
      )}
    </TopBanner>
  );
}
