import { CloudOff } from 'lucide-react';
import { useIsOnline } from './use-is-online.ts';

/** Says what still works. The region is always there, so that its words are spoken when they come. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="border-b border-rule bg-thread-wash text-sm">
          <span className="mx-auto flex max-w-3xl items-start gap-2.5 px-4 py-2.5 sm:px-6">
            <CloudOff aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-thread-ink" />
            <span>
              <strong className="font-semibold">You are offline.</strong> You can still record: it is kept on this
              device and sent when the network is back.
            </span>
          </span>
        </p>
      )}
    </div>
  );
}
