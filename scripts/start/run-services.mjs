import { superviseProcesses } from '@stitchbook/supervision';
import { noteProcesses } from './end-orphans.mjs';

/**
 * Runs the services under supervision, and writes their pids to a file for a start after a kill.
 * @param {import('@stitchbook/supervision').SupervisedProcess[]} services
 * @param {{ report: ReturnType<typeof import('./report-lines.mjs').reportLines>, processFile: string }} context
 */
export function runServices(services, { report, processFile }) {
  const programOf = new Map(services.map(({ name, args }) => [name, args[0]]));
  const note = () => {
    const running = Object.entries(supervision.pids());
    noteProcesses(
      processFile,
      running.map(([name, pid]) => ({ pid, program: programOf.get(name) ?? '' })),
    );
  };
  const supervision = superviseProcesses(services, {
    onLine: report,
    onStart: note,
    onExit: (name, how, restartInMs) => report(name, `${how}, is started again in ${restartInMs / 1000} s`, 'stderr'),
  });
  return supervision;
}
