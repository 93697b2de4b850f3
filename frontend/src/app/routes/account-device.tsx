import { Monitor, Moon, Sun } from 'lucide-react';
import { COLOR_SCHEMES, useColorScheme } from '../../design/color-scheme.ts';
import { SectionCard } from '../../design/section-card.tsx';
import { SettingCheckbox } from '../../design/setting-checkbox.tsx';
import { SettingChoice } from '../../design/setting-choice.tsx';
import { LIST_DENSITIES, listDensity } from '../../features/notes/list-density.ts';
import { KEPT_NOTES, keepsNotes } from '../../device/keeps-notes.ts';
import { forgetKeptNotes } from '../../device/kept-notes.ts';
import { captionsSetting } from '../../features/recording/captions/captions-setting.ts';
import { MicrophoneSetting } from '../../features/recording/components/microphone-setting.tsx';
import { SingleKeysChoice } from '../../keyboard/single-keys-choice.tsx';
import { accountTexts } from '../../texts/en/account.ts';
import { LANGUAGES } from '../../texts/catalogue.ts';
import { headerTexts } from '../../texts/en/header.ts';
import { noteListTexts } from '../../texts/en/note-list.ts';
import { languageSetting } from '../speak-chosen-language.ts';

const SCHEME_ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

/** What a person has chosen for the device in front of them, and for no other. */
export function AccountDevice() {
  const [scheme, chooseScheme] = useColorScheme();
  const [language, chooseLanguage] = languageSetting.use();
  const [density, chooseDensity] = listDensity.use();
  const [keeps, chooseKeeps] = keepsNotes.use();
  const [captions, chooseCaptions] = captionsSetting.use();
  return (
    <SectionCard id="device" title={accountTexts.device} lead={accountTexts.aboutDevice}>
      <div className="grid gap-5">
        <SettingChoice
          label={headerTexts.colours}
          options={COLOR_SCHEMES.map((value) => ({
            value,
            label: headerTexts.schemes[value],
            icon: SCHEME_ICONS[value],
          }))}
          value={scheme}
          onChange={chooseScheme}
        />
        <SettingChoice
          label={noteListTexts.density}
          options={LIST_DENSITIES.map((value) => ({ value, label: noteListTexts.densities[value] }))}
          value={density}
          onChange={chooseDensity}
        />
        <SettingChoice
          label={accountTexts.language}
          options={LANGUAGES.map((value) => ({ value, label: accountTexts.languages[value], lang: value }))}
          value={language}
          onChange={(chosen) => {
            chooseLanguage(chosen);
            window.location.reload();
          }}
        />
        <MicrophoneSetting />
        <SettingCheckbox
          label={accountTexts.captions}
          description={accountTexts.aboutCaptions}
          isChecked={captions === 'shown'}
          onChange={(isShown) => chooseCaptions(isShown ? 'shown' : 'hidden')}
        />
        <SettingCheckbox
          label={accountTexts.keepNotes(KEPT_NOTES)}
          description={accountTexts.aboutKeepingNotes}
          isChecked={keeps === 'on'}
          onChange={(isOn) => {
            chooseKeeps(isOn ? 'on' : 'off');
            if (!isOn) void forgetKeptNotes();
          }}
        />
        <SingleKeysChoice />
      </div>
    </SectionCard>
  );
}
