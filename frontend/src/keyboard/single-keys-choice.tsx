import { useId } from 'react';
import { singleKeys } from './use-keys.ts';
import { keyboardTexts } from '../texts/en/keyboard.ts';

/** Turns the shortcuts of a single key off and on, on this device. */
export function SingleKeysChoice() {
  const [state, choose] = singleKeys.use();
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        checked={state === 'on'}
        aria-describedby={`${id}-why`}
        onChange={({ target }) => choose(target.checked ? 'on' : 'off')}
        className="touch-target mt-1 size-5 shrink-0 accent-thread"
      />
      <div>
        <label htmlFor={id} className="cursor-pointer font-semibold">
          {keyboardTexts.singleKeys}
        </label>
        <p id={`${id}-why`} className="text-sm text-soft">
          {keyboardTexts.whyTurnOff}
        </p>
      </div>
    </div>
  );
}
