import { X } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import { commonTexts } from '../../../texts/en/common.ts';
import { noteListTexts } from '../../../texts/en/note-list.ts';
import { deviceSetting } from '../../../device/device-setting.ts';

const hint = deviceSetting('stitchbook.first-note-hint', ['open', 'closed'], 'open');

/** Once, below one's first note: what can be done with it. */
export default function AfterFirstNote() {
  const [state, choose] = hint.use();
  if (state === 'closed') return null;
  return (
    <p className="mt-5 flex items-start gap-2 text-soft">
      <span className="max-w-[62ch] py-2">{noteListTexts.afterFirst}</span>
      <Button variant="quiet" size="icon" aria-label={commonTexts.close} onClick={() => choose('closed')}>
        <X aria-hidden="true" size={18} />
      </Button>
    </p>
  );
}
