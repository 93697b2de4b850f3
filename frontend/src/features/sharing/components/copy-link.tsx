import { Link } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import { toast } from '../../../design/toast.ts';
import type { ShareSubject } from '../share-subject.ts';
import { sharingTexts } from '../../../texts/en/sharing.ts';

/** The address of what is shared, to be sent by other ways to whom it is shared with. */
export function CopyLink({ subject: { kind, id } }: { subject: ShareSubject }) {
  const copy = async () => {
    const link = `${window.location.origin}/${kind}s/${id}`;
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: sharingTexts.linkCopied, description: sharingTexts.whoOpensLink });
    } catch {
      toast({ title: sharingTexts.linkTo[kind], description: link });
    }
  };
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule pt-4">
      <p className="min-w-0 flex-1 basis-48 text-sm text-soft">{sharingTexts.whoOpensLink}</p>
      <Button size="small" onClick={() => void copy()}>
        <Link aria-hidden="true" size={16} />
        {sharingTexts.copyLink}
      </Button>
    </div>
  );
}
