import type { Account } from '@stitchbook/api-types';
import { SectionCard } from '../../../design/section-card.tsx';
import { SettingCheckbox } from '../../../design/setting-checkbox.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { accountTexts } from '../../../texts/en/account.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { useChooseSetting } from '../api/account.ts';

/** Whether notes get titles by themselves: on every device, for whoever records on a phone reads on another. */
export function TitlesSection({ account }: { account: Account }) {
  const { mutate: choose, isPending, variables } = useChooseSetting();
  const explain = (error: Error) =>
    toast({
      title: commonTexts.error,
      description: accountTexts.settingNotSaved(describeProblem(error)),
      tone: 'alarm',
    });
  return (
    <SectionCard id="titles" title={accountTexts.titles}>
      <SettingCheckbox
        label={accountTexts.titleNotes}
        description={accountTexts.aboutTitles}
        isChecked={isPending ? (variables.titleNotesForMe ?? account.titleNotesForMe) : account.titleNotesForMe}
        onChange={(isOn) => choose({ titleNotesForMe: isOn }, { onError: explain })}
      />
    </SectionCard>
  );
}
