import { DEFAULT_UPLOAD_TITLE } from '@stitchbook/contracts';
import { useRef, useState } from 'react';
import { AudioPlayer } from '../../../audio/audio-player.tsx';
import { Button } from '../../../design/button.tsx';
import { Field } from '../../../design/field.tsx';
import { toast } from '../../../design/toast.ts';
import { isPressed } from '../../../keyboard/key-events.ts';
import { discardUpload } from '../drafts/discard-draft.ts';
import { isAcceptedAudioFile, titleFromFileName } from '../audio-file.ts';
import { titleOr, withinTitleLimit } from '../note-title.ts';
import { useFailedUpload, type Upload } from '../failed-uploads.ts';
import type { SavingContext } from '../savings.ts';
import { uploadInBackground } from '../upload-in-background.ts';
import { useObjectUrl } from '../use-object-url.ts';
import { FilePicker } from './file-picker.tsx';
import { SaveProblem } from './save-problem.tsx';
import { commonTexts } from '../../../texts/en/common.ts';
import { recorderTexts } from '../../../texts/en/recorder.ts';

interface UploadTabProps {
  saving: SavingContext;
  onClose: () => void;
}

/** A file to become a note; also one that could not be saved, with the reason, until it is tried again or given up. */
export function UploadTab({ saving, onClose }: UploadTabProps) {
  const { failedUploads } = saving;
  const failed = useFailedUpload(failedUploads);
  const [upload, setUpload] = useState<Upload | null>(failed);
  const [title, setTitle] = useState(failed?.title ?? DEFAULT_UPLOAD_TITLE);
  const problem =
    upload && upload.key === failed?.key ? { sentence: failed.problem, isAtFault: failed.isAtFault } : null;
  const picker = useRef<HTMLInputElement>(null);
  const preview = useObjectUrl(upload?.file ?? null);

  const show = (next: Upload) => {
    setUpload(next);
    setTitle(next.title);
  };
  // What the person has chosen meanwhile comes first.
  if (failed && !upload) show(failed);

  // What the server has of one that was tried before.
  const giveUp = () => {
    if (!upload) return;
    if (problem !== null) discardUpload(upload.key);
    failedUploads.drop(upload.key);
  };

  const choose = (file: File) => {
    if (!isAcceptedAudioFile(file)) {
      toast({ title: recorderTexts.wrongType, description: recorderTexts.rightTypes, tone: 'alarm' });
      return;
    }
    show({ key: crypto.randomUUID(), file, title: withinTitleLimit(titleFromFileName(file.name)) });
    giveUp();
  };

  const leave = () => {
    if (upload) failedUploads.drop(upload.key);
    const next = failedUploads.first();
    if (next) show(next);
    else onClose();
  };

  const submit = () => {
    if (!upload) {
      toast({ title: recorderTexts.noFile, description: recorderTexts.selectFile, tone: 'alarm' });
      return;
    }
    void uploadInBackground({ ...upload, title: titleOr(DEFAULT_UPLOAD_TITLE, title) }, saving);
    leave();
  };

  return (
    <div className="grid grid-cols-1 gap-5">
      <Field
        id="upload-title"
        label={recorderTexts.title}
        value={title}
        onChange={(event) => setTitle(withinTitleLimit(event.target.value))}
        onKeyDown={(event) => isPressed(event, 'Enter') && submit()}
      />
      <FilePicker ref={picker} file={upload?.file ?? null} onChoose={choose} />
      {preview && <AudioPlayer key={preview} src={preview} duration={0} title={title} />}
      <SaveProblem
        reason={problem?.sentence ?? null}
        instead={
          problem?.isAtFault ? { label: recorderTexts.anotherFile, onChoose: () => picker.current?.click() } : undefined
        }
        onRetry={submit}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          onClick={() => {
            giveUp();
            leave();
          }}
        >
          {commonTexts.cancel}
        </Button>
        <Button variant="thread" disabled={!upload} onClick={submit}>
          {recorderTexts.uploadAndSave}
        </Button>
      </div>
    </div>
  );
}
