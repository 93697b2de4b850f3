import { superviseProcesses, readLogLine } from '@stitchbook/supervision';
import { noteProcesses } from './end-orphans.mjs';

const FOR_THE_TERMINAL = new Set(['warn', 'error', 'fatal']);

/**
 * Runs the services under supervision: everything they say goes to the log, what is wrong also to the terminal.
 * @param {import('@stitchbook/supervision').SupervisedProcess[]} services
 * @param {{ log: { write(line: string): void }, processFile: string }} places
 */
export function runServices(services, { log, processFile }) {
  const programOf = new Map(services.map(({ name, args }) => [name, args[0]]));
  const say = (name, line, stream) => {
    const { level, message, json } = readLogLine(name, line, stream);
    log.write(json);
    if (FOR_THE_TERMINAL.has(level)) console.error(`${name}: ${message}`);
  };
  const supervision = superviseProcesses(services, {
    onLine: say,
    onStart: () => note(),
    onDeath: (name, how, restartInMs) => say(name, `${how}, is started again in ${restartInMs / 1000} s`, 'stderr'),
  });
  const note = () =>
    noteProcesses(
      processFile,
      Object.entries(supervision.pids()).map(([name, pid]) => ({ pid, program: programOf.get(name) })),
    );
  return supervision;
}
