import type { NewInvitation } from '@stitchbook/api-types';
import { Copy } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../design/button.tsx';
import { Field } from '../../../design/field.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { useInvite } from '../api/invitations.ts';
import { administrationTexts } from '../../../texts/en/administration.ts';
import { commonTexts } from '../../../texts/en/common.ts';

interface InviteFormProps {
  /** The invitation whose link stands here. */
  made: NewInvitation | null;
  onMade: (made: NewInvitation) => void;
}

/** Makes the link for one person; it stands there until the next is made, for nobody can read it again. */
export function InviteForm({ made, onMade }: InviteFormProps) {
  const [email, setEmail] = useState('');
  const { mutateAsync: invite, isPending } = useInvite();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      onMade(await invite(email.trim() || null));
      setEmail('');
    } catch (error) {
      toast({
        title: commonTexts.error,
        description: administrationTexts.inviteFailed(describeProblem(error)),
        tone: 'alarm',
      });
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-4">
      <Field
        id="invite-email"
        label={administrationTexts.emailOfInvited}
        type="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" isBusy={isPending} className="justify-self-start">
        {isPending ? administrationTexts.inviting : administrationTexts.invite}
      </Button>
      {made && (
        <div role="status" className="grid gap-2">
          <p>
            {made.email
              ? administrationTexts.giveLinkTo(<span className="wrap-anywhere">{made.email}</span>)
              : administrationTexts.giveLinkToSomebody}
          </p>
          <code className="rounded-lg bg-hem px-3.5 py-2.5 text-sm wrap-anywhere">{made.link}</code>
          <Button size="small" className="justify-self-start" onClick={() => void copyLink(made.link)}>
            <Copy aria-hidden="true" size={16} />
            {administrationTexts.copyLink}
          </Button>
        </div>
      )}
    </form>
  );
}

async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast({ title: administrationTexts.linkCopied });
  } catch {
    toast({ title: administrationTexts.theLink, description: link });
  }
}
