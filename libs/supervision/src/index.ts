export { superviseProcesses, type Supervision, type SupervisionOptions } from './supervise-processes.ts';
export { type SupervisedProcess } from './supervised-process.ts';
export { leaveWithParent } from './leave-with-parent.ts';
export { readLogLine, type LogRecord } from './read-log-line.ts';
export { stopOnSignals } from './stop-on-signals.ts';
