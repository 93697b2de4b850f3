import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../design/confirm-dialog.tsx';

/** Asks before a link of the app leads away from a recording that is not saved. */
export function LeaveGuard() {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !leadsAway(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(link.getAttribute('href'));
    };
    // Before the router hears of it.
    document.addEventListener('click', ask, { capture: true });
    return () => document.removeEventListener('click', ask, { capture: true });
  }, []);
  return (
    <ConfirmDialog
      isOpen={wanted !== null}
      onOpenChange={(isOpen) => !isOpen && setWanted(null)}
      title="Leave this recording?"
      description="It is not saved yet. What you have said so far stays on this device and is offered again above your notes."
      confirmLabel="Leave"
      onConfirm={() => wanted && (isPage(wanted) ? void navigate(wanted) : window.location.assign(wanted))}
    />
  );
}

function leadsAway(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const opensElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  const href = link.getAttribute('href');
  return !opensElsewhere && !link.target && href !== null && !href.startsWith('#') && !href.startsWith('blob:');
}

/** Signing out is the server's page; all others are the app's own. */
function isPage(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('/api/');
}
