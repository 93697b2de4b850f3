import clsx from 'clsx';
import { AudioLines } from 'lucide-react';
import { useState, type DragEvent, type Ref } from 'react';
import { formatBytes } from '../../../format/bytes.ts';
import { ACCEPTED_FILES } from '../audio-file.ts';
import { recorderTexts } from '../../../texts/en/recorder.ts';

interface FilePickerProps {
  /** Its field: pressing that opens the choice. */
  ref?: Ref<HTMLInputElement>;
  file: File | null;
  onChoose: (file: File) => void;
}

/** Choose an audio file, or drop one here. */
export function FilePicker({ ref, file, onChoose }: FilePickerProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onChoose(dropped);
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'grid cursor-pointer justify-items-center gap-1 rounded-sheet border-2 border-dashed px-5 py-7 text-center transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-thread-ink',
        isOver ? 'border-thread bg-thread-wash' : 'border-faint hover:bg-hem',
      )}
    >
      <AudioLines aria-hidden="true" size={28} className="text-thread-ink" />
      <span className="max-w-full font-semibold wrap-anywhere">{file ? file.name : recorderTexts.chooseFile}</span>
      <span className="text-sm text-soft">
        {file ? recorderTexts.chooseAnother(formatBytes(file.size)) : recorderTexts.orDrop}
      </span>
      <input
        ref={ref}
        type="file"
        accept={ACCEPTED_FILES}
        className="sr-only"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onChoose(chosen);
          target.value = '';
        }}
      />
    </label>
  );
}
