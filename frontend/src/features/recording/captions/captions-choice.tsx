import { useId } from 'react';
import { captionsSetting } from './captions-setting.ts';
import { recorderTexts } from '../../../texts/en/recorder.ts';

/** Turns the words while one speaks off and on, on this device. */
export function CaptionsChoice() {
  const [wish, choose] = captionsSetting.use();
  const id = useId();
  return (
    <div className="-mt-2 flex min-h-11 items-center justify-center gap-2 text-sm text-soft">
      <input
        id={id}
        type="checkbox"
        checked={wish === 'shown'}
        onChange={({ target }) => choose(target.checked ? 'shown' : 'hidden')}
        className="touch-target size-4 shrink-0 accent-thread"
      />
      <label htmlFor={id} className="cursor-pointer">
        {recorderTexts.showWords}
      </label>
    </div>
  );
}
