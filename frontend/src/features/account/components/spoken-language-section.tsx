import type { Account } from '@stitchbook/api-types';
import { SectionCard } from '../../../design/section-card.tsx';
import { toast } from '../../../design/toast.ts';
import { languageName } from '../../../format/language-name.ts';
import { describeProblem } from '../../../http/errors.ts';
import { accountTexts } from '../../../texts/en/account.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { useChooseSetting } from '../api/account.ts';

/** What a person speaks when they record, among what can be heard here: on every device, for it is the same voice. */
export function SpokenLanguageSection({ account }: { account: Account }) {
  const { spokenLanguage, spokenLanguages } = account;
  const { mutate: choose, isPending, variables } = useChooseSetting();
  const explain = (error: Error) =>
    toast({
      title: commonTexts.error,
      description: accountTexts.settingNotSaved(describeProblem(error)),
      tone: 'alarm',
    });
  const offered = spokenLanguages
    .map((code) => ({ code, name: languageName(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const chosen = isPending ? (variables.spokenLanguage ?? null) : spokenLanguage;
  const hasChoice = offered.length > 1;
  return (
    <SectionCard id="spoken-language" title={accountTexts.spokenLanguage}>
      {(hasChoice || chosen !== null) && (
        <select
          aria-label={accountTexts.spokenLanguage}
          value={chosen ?? ''}
          onChange={({ target }) => choose({ spokenLanguage: target.value || null }, { onError: explain })}
          className="min-h-10 max-w-full min-w-0 truncate rounded-full border border-faint bg-sheet px-3 text-ink hover:bg-hem pointer-coarse:min-h-11"
        >
          <option value="">{accountTexts.findOutLanguage}</option>
          {chosen !== null && !spokenLanguages.includes(chosen) && (
            <option value={chosen}>{accountTexts.notHeardHere(languageName(chosen))}</option>
          )}
          {offered.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
      <p className={hasChoice ? 'mt-2 max-w-[60ch] text-sm text-soft' : 'max-w-[60ch]'}>{about(spokenLanguages)}</p>
    </SectionCard>
  );
}

function about(heard: readonly string[]): string {
  const [only] = heard;
  if (only === undefined) return accountTexts.languagesNotKnown;
  return heard.length === 1 ? accountTexts.onlyLanguage(languageName(only)) : accountTexts.aboutSpokenLanguage;
}
