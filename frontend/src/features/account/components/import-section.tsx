import type { ImportReport } from '@stitchbook/api-types';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { ProgressBar } from '../../../design/progress-bar.tsx';
import { SectionCard } from '../../../design/section-card.tsx';
import { formatBytes } from '../../../format/bytes.ts';
import { describeProblem, RequestError } from '../../../http/errors.ts';
import type { UploadProgress } from '../../../http/upload.ts';
import { useImportArchive } from '../api/import-archive.ts';
import { ImportOutcome, ImportProblems } from './import-outcome.tsx';
import { accountTexts } from '../../../texts/en/account.ts';
import { commonTexts } from '../../../texts/en/common.ts';

/** Brings in what was exported before, here or from another Stitchbook. What is here already is left as it is. */
export function ImportSection() {
  const { mutate: importArchive, reset, isPending, data: report, error } = useImportArchive();
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const abort = useRef<AbortController>(undefined);
  const picker = useRef<HTMLInputElement>(null);

  const begin = (file: File) => {
    abort.current = new AbortController();
    setProgress(null);
    importArchive({ file, onProgress: setProgress, signal: abort.current.signal });
  };
  const cancel = () => {
    abort.current?.abort(new Error('The import was cancelled.'));
    reset();
    picker.current?.focus();
  };

  return (
    <SectionCard id="import" title={accountTexts.import} lead={accountTexts.aboutImport}>
      {isPending ? (
        <Sending progress={progress} onCancel={cancel} />
      ) : (
        <label className="relative inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 justify-self-start rounded-full border border-faint bg-sheet px-5 font-semibold select-none hover:bg-hem has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-thread-ink">
          <Upload aria-hidden="true" size={18} />
          {report || error ? accountTexts.importAnother : accountTexts.chooseArchive}
          <input
            ref={picker}
            type="file"
            accept=".zip,application/zip"
            className="sr-only"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) begin(chosen);
              target.value = '';
            }}
          />
        </label>
      )}
      {report && <ImportOutcome report={report} />}
      {error && (
        <div role="alert" className="grid gap-3">
          <p className="text-alarm">{accountTexts.importFailed(describeProblem(error))}</p>
          <ImportProblems problems={problemsOf(error)} />
        </div>
      )}
    </SectionCard>
  );
}

function Sending({ progress, onCancel }: { progress: UploadProgress | null; onCancel: () => void }) {
  const { sentBytes, totalBytes } = progress ?? { sentBytes: 0, totalBytes: 0 };
  const isSent = totalBytes > 0 && sentBytes >= totalBytes;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap justify-between gap-x-4 text-sm text-soft">
        <p role="status">{isSent ? accountTexts.readingArchive : accountTexts.sendingArchive}</p>
        {!isSent && totalBytes > 0 && (
          <p className="tabular-nums">{accountTexts.sentOf(formatBytes(sentBytes), formatBytes(totalBytes))}</p>
        )}
      </div>
      <ProgressBar
        label={isSent ? accountTexts.sent : accountTexts.progress}
        fraction={totalBytes > 0 ? sentBytes / totalBytes : 0}
      />
      <Button className="justify-self-start" onClick={onCancel}>
        {commonTexts.cancel}
      </Button>
    </div>
  );
}

/** A refusal lists what could not be read, as a report does. */
function problemsOf(error: Error): ImportReport['problems'] {
  const problems = error instanceof RequestError ? error.details.problems : null;
  return Array.isArray(problems) ? (problems as ImportReport['problems']) : [];
}
