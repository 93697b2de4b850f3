import type { ImportCounts, ImportReport } from '@stitchbook/api-types';

/** What an import has brought, and what it had to leave behind. */
export function ImportOutcome({ report: { notes, creations, problems } }: { report: ImportReport }) {
  return (
    <div role="status" className="grid gap-3">
      <p className="font-semibold">{sentenceOf(notes, 'note')}</p>
      {countOf(creations) > 0 && <p>{sentenceOf(creations, 'creation')}</p>}
      <ImportProblems problems={problems} />
    </div>
  );
}

/** The files that could not be read, each with its reason. */
export function ImportProblems({ problems }: { problems: ImportReport['problems'] }) {
  if (problems.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">What could not be read</h3>
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

function sentenceOf({ imported, alreadyThere, failed }: ImportCounts, thing: string): string {
  const parts = [`${imported} ${imported === 1 ? thing : `${thing}s`} imported`];
  if (alreadyThere > 0) parts.push(`${alreadyThere} already here`);
  if (failed > 0) parts.push(`${failed} could not be read`);
  return `${parts.join(', ')}.`;
}
