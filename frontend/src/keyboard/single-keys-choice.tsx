import { useId } from 'react';
import { singleKeys } from './use-keys.ts';

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
          Single keys are shortcuts
        </label>
        <p id={`${id}-why`} className="text-sm text-soft">
          Turn this off if you dictate, or press keys by mistake. It is kept on this device.
        </p>
      </div>
    </div>
  );
}
