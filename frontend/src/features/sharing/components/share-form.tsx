import type { NamedPerson } from '@stitchbook/api-types';
import { DEFAULT_SHARE_PERMISSION, type SharePermission } from '@stitchbook/contracts';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../../design/button.tsx';
import { SelectField } from '../../../design/field.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { usePeople } from '../api/people.ts';
import { useShare } from '../api/shares.ts';
import type { ShareSubject } from '../share-subject.ts';
import { recipientOf } from '../suggest-people.ts';
import { PermissionOptions } from './permission-options.tsx';
import { RecipientField } from './recipient-field.tsx';
import { sharingTexts } from '../../../texts/en/sharing.ts';
import { commonTexts } from '../../../texts/en/common.ts';

interface ShareFormProps {
  subject: ShareSubject;
  onShared: () => void;
}

export function ShareForm({ subject, onShared }: ShareFormProps) {
  const [text, setText] = useState('');
  /** Who was chosen, for whom the text is their name. */
  const [chosen, setChosen] = useState<NamedPerson | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const people = usePeople();
  const [permission, setPermission] = useState<SharePermission>(DEFAULT_SHARE_PERMISSION);
  const { mutateAsync: share, isPending } = useShare(subject);

  const write = (next: string, person: NamedPerson | null) => {
    setText(next);
    setChosen(person);
    setProblem(null);
  };
  const refuse = (why: string) => {
    setProblem(why);
    field.current?.focus();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const sharedWithUserId = chosen?.id ?? recipientOf(people, text);
    if (!sharedWithUserId) {
      refuse(sharingTexts.enterSomebody);
      toast({ title: sharingTexts.userIdRequired, description: sharingTexts.enterUserId, tone: 'alarm' });
      return;
    }
    try {
      await share({ sharedWithUserId, permission });
      toast({ title: sharingTexts.shared[subject.kind], description: sharingTexts.wasShared(subject.title) });
      write('', null);
      setPermission(DEFAULT_SHARE_PERMISSION);
      onShared();
    } catch (error) {
      refuse(sharingTexts.notShared(describeProblem(error)));
      toast({ title: sharingTexts.failed[subject.kind], description: describeProblem(error), tone: 'alarm' });
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid gap-4">
      <RecipientField
        ref={field}
        value={text}
        people={people}
        problem={problem}
        onChange={(next) => write(next, null)}
        onPick={(person) => write(person.name, person)}
      />
      <SelectField
        id="share-permission"
        label={sharingTexts.permission}
        value={permission}
        onChange={(event) => setPermission(event.target.value as SharePermission)}
      >
        <PermissionOptions kind={subject.kind} />
      </SelectField>
      <Button type="submit" variant="thread" isBusy={isPending} className="justify-self-end">
        {isPending ? sharingTexts.sharing : commonTexts.share}
      </Button>
    </form>
  );
}
