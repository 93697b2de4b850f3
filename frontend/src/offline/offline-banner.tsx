import { CloudOff } from 'lucide-react';
import { TopBanner } from '../design/top-banner.tsx';
import { useIsOnline } from './use-is-online.ts';

/** Says what still works. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    <TopBanner icon={CloudOff}>
      {isOnline ? null : (
        <>
          <strong className="font-semibold">You are offline.</strong> You can still record: it is kept on this device
          and sent when the network is back.
        </>
      )}
    </TopBanner>
  );
}
