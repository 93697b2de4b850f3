import { DEFAULT_UPLOAD_TITLE } from '@stitchbook/contracts';
import { useState } from 'react';
import { AudioPlayer } from '../../../audio/audio-player.tsx';
import { Button } from '../../../design/button.tsx';
import { Field } from '../../../design/field.tsx';
import { toast } from '../../../design/toast.ts';
import { isPressed } from '../../../keyboard/key-events.ts';
import { isAcceptedAudioFile, titleFromFileName } from '../audio-file.ts';
import { titleOr, withinTitleLimit } from '../note-title.ts';
import type { SaveAudio } from '../save-audio.ts';
import { useObjectUrl } from '../use-object-url.ts';
import { useSaving } from '../use-saving.ts';
import { FilePicker } from './file-picker.tsx';
import { SaveProblem } from './save-problem.tsx';
import { SavingProgress } from './saving-progress.tsx';

interface UploadTabProps {
  saveAudio: SaveAudio;
  onClose: () => void;
}

export function UploadTab({ saveAudio, onClose }: UploadTabProps) {
  const [file, setFile] = useState<File | null>(null);
  const [title, setTitle] = useState(DEFAULT_UPLOAD_TITLE);
  const [problem, setProblem] = useState<string | null>(null);
  const { isSaving, progress, save, cancel, isStillHere } = useSaving(saveAudio);
  const preview = useObjectUrl(file);

  const choose = (chosen: File) => {
    if (!isAcceptedAudioFile(chosen)) {
      toast({ title: 'Invalid File Type', description: 'Please upload an MP3, WAV, or M4A file.', tone: 'alarm' });
      return;
    }
    setFile(chosen);
    setTitle(withinTitleLimit(titleFromFileName(chosen.name)));
    setProblem(null);
  };

  const submit = async () => {
    if (!file) {
      toast({ title: 'No File Selected', description: 'Please select an audio file to upload.', tone: 'alarm' });
      return;
    }
    setProblem(null);
    const outcome = await save({
      audio: file,
      fileName: file.name,
      title: titleOr(DEFAULT_UPLOAD_TITLE, title),
      duration: 0,
    });
    if (outcome.kind === 'saved') {
      toast({ title: isStillHere() ? 'Voice note uploaded and saved successfully!' : 'Note saved successfully!' });
      onClose();
    } else if (outcome.kind === 'deleted-since') {
      toast({ title: outcome.reason });
      onClose();
    } else if (outcome.kind !== 'cancelled') {
      setProblem(outcome.reason);
      const description =
        outcome.step === 'transcribing'
          ? 'Failed to upload and process the audio file.'
          : 'Failed to save note. Please try again.';
      toast({ title: 'Error', description, tone: 'alarm' });
    }
  };

  const leave = () => {
    cancel();
    onClose();
  };

  return (
    <div className="grid grid-cols-1 gap-5">
      <Field
        id="upload-title"
        label="Title"
        value={title}
        disabled={isSaving}
        onChange={(event) => setTitle(withinTitleLimit(event.target.value))}
        onKeyDown={(event) => isPressed(event, 'Enter') && void submit()}
      />
      <FilePicker file={file} disabled={isSaving} onChoose={choose} />
      {preview && <AudioPlayer key={preview} src={preview} duration={0} title={title} />}
      <SavingProgress progress={progress} />
      <SaveProblem reason={problem} onRetry={() => void submit()} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={leave}>Cancel</Button>
        <Button look="thread" disabled={!file || isSaving} onClick={() => void submit()}>
          {isSaving ? 'Processing...' : 'Upload and Save'}
        </Button>
      </div>
    </div>
  );
}
