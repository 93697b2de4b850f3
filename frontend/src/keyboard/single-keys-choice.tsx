import { SettingCheckbox } from '../design/setting-checkbox.tsx';
import { keyboardTexts } from '../texts/en/keyboard.ts';
import { singleKeys } from './use-keys.ts';

/** Turns the shortcuts of a single key off and on, on this device. */
export function SingleKeysChoice() {
  const [state, choose] = singleKeys.use();
  return (
    <SettingCheckbox
      label={keyboardTexts.singleKeys}
      description={keyboardTexts.whyTurnOff}
      isChecked={state === 'on'}
      onChange={(isOn) => choose(isOn ? 'on' : 'off')}
    />
  );
}
