import { DEFAULT_RECORDING_TITLE } from '@stitchbook/contracts';
import { FileInput, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { Field } from '../../../design/field.tsx';
import { toast } from '../../../design/toast.ts';
import { formatTimer } from '../../../format/clock.ts';
import { titleOr, withinTitleLimit } from '../note-title.ts';
import type { SaveTake } from '../save-take.ts';
import { useRecorder } from '../use-recorder.ts';
import { useSaving } from '../use-saving.ts';
import { RecordButton } from './record-button.tsx';
import { RecordingPreview } from './recording-preview.tsx';
import { SaveProblem } from './save-problem.tsx';
import { SavingProgress } from './saving-progress.tsx';
import { Waveform } from './waveform.tsx';

interface RecordTabProps {
  saveTake: SaveTake;
  onClose: () => void;
  onImport: () => void;
}

export function RecordTab({ saveTake, onClose, onImport }: RecordTabProps) {
  const [title, setTitle] = useState(DEFAULT_RECORDING_TITLE);
  const [problem, setProblem] = useState<string | null>(null);
  const recorder = useRecorder();
  const { isSaving, progress, save, cancel, isStillHere } = useSaving(saveTake);
  const isUnderWay = recorder.state === 'recording' || recorder.state === 'paused';
  const isPaused = recorder.state === 'paused';

  const submit = async () => {
    if (!recorder.recording) {
      toast({ title: 'No recording to save.', tone: 'alarm' });
      return;
    }
    setProblem(null);
    const { audio, duration } = recorder.recording;
    const outcome = await save({
      audio,
      fileName: 'recording.wav',
      title: titleOr(DEFAULT_RECORDING_TITLE, title),
      duration,
    });
    if (outcome.kind === 'saved') {
      toast({ title: isStillHere() ? 'Voice note saved successfully!' : 'Note saved successfully!' });
      onClose();
    } else if (outcome.kind !== 'cancelled') {
      setProblem(outcome.reason);
      const description =
        outcome.kind === 'not-heard'
          ? 'Failed to transcribe and save the recording.'
          : 'Failed to save note. Please try again.';
      toast({ title: 'Error', description, tone: 'alarm' });
    }
  };

  const leave = () => {
    cancel();
    recorder.reset();
    onClose();
  };

  return (
    <div className="grid grid-cols-1 gap-5">
      <Field
        id="recording-title"
        label="Title"
        value={title}
        disabled={isSaving}
        onChange={(event) => setTitle(withinTitleLimit(event.target.value))}
        onKeyDown={({ key }) => key === 'Enter' && void submit()}
      />
      <Waveform analyser={recorder.analyser} isMoving={recorder.state === 'recording'} />
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 sm:gap-5">
        <div className="justify-self-end">
          {isUnderWay && (
            <Button onClick={isPaused ? recorder.resume : recorder.pause}>
              {isPaused ? <Play aria-hidden="true" size={18} /> : <Pause aria-hidden="true" size={18} />}
              {isPaused ? 'Resume' : 'Pause'}
            </Button>
          )}
        </div>
        <RecordButton
          isRecording={isUnderWay}
          disabled={isSaving || recorder.state === 'starting'}
          onPress={() => void (isUnderWay ? recorder.stop() : recorder.start())}
        />
        <p role="timer" aria-label="Recorded time" className="font-serif text-[1.7rem] tabular-nums sm:text-3xl">
          {formatTimer(recorder.elapsedSeconds)}
        </p>
      </div>
      {recorder.recording && <RecordingPreview recording={recorder.recording} title={title} />}
      <SavingProgress progress={progress} />
      <SaveProblem reason={problem} />
      <div className="flex flex-wrap items-center gap-3">
        {!isUnderWay && !isSaving && (
          <Button look="quiet" onClick={onImport} className="-ml-3 max-sm:px-3">
            <FileInput aria-hidden="true" size={18} />
            Import
          </Button>
        )}
        <Button onClick={leave} className="ml-auto">
          Cancel
        </Button>
        <Button look="thread" disabled={!recorder.recording || isSaving} onClick={() => void submit()}>
          {isSaving ? 'Processing...' : 'Save'}
        </Button>
      </div>
    </div>
  );
}
