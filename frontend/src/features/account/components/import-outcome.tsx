import type { ImportCounts, ImportReport } from '@stitchbook/api-types';
import { accountTexts } from '../../../texts/en/account.ts';

/** What an import has brought, and what it had to leave behind. */
export function ImportOutcome({ report: { notes, creations, problems } }: { report: ImportReport }) {
  return (
    <div role="status" className="grid gap-3">
      <p className="font-semibold">{sentenceOf(notes, accountTexts.notesImported)}</p>
      {countOf(creations) > 0 && <p>{sentenceOf(creations, accountTexts.creationsImported)}</p>}
      <ImportProblems problems={problems} />
    </div>
  );
}

/** The files that could not be read, each with its reason. */
export function ImportProblems({ problems }: { problems: ImportReport['problems'] }) {
  if (problems.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">{accountTexts.whatWasNotRead}</h3>
      <ul className="grid gap-2">
        {problems.map(({ path, reason }) => (
          <li key={path + reason} className="border-s-2 border-alarm ps-3 wrap-anywhere">
            <code className="text-sm">{path}</code>
            <p className="text-sm text-soft">{reason}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

const countOf = ({ imported, alreadyThere, failed }: ImportCounts) => imported + alreadyThere + failed;

function sentenceOf({ imported, alreadyThere, failed }: ImportCounts, sayImported: (count: number) => string): string {
  const parts = [sayImported(imported)];
  if (alreadyThere > 0) parts.push(accountTexts.alreadyHere(alreadyThere));
  if (failed > 0) parts.push(accountTexts.notRead(failed));
  return `${parts.join(', ')}.`;
}
