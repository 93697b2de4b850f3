import type { Account } from '@stitchbook/api-types';
import { SectionCard } from '../../../design/section-card.tsx';
import { SettingCheckbox } from '../../../design/setting-checkbox.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { accountTexts } from '../../../texts/en/account.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { useChooseTitles } from '../api/account.ts';

/** Whether notes get titles by themselves: on every device, for whoever records on a phone reads on another. */
export function TitlesSection({ account }: { account: Account }) {
  const { mutate: choose, isPending, variables } = useChooseTitles();
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
        isChecked={isPending ? variables : account.titleNotesForMe}
        onChange={(isOn) => choose(isOn, { onError: explain })}
      />
    </SectionCard>
  );
}
