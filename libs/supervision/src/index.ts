export { superviseProcesses, type Supervision, type SupervisionOptions } from './supervise-processes.ts';
export { type SupervisedProcess } from './restarting-process.ts';
export { parseLogLine, type LogRecord } from './parse-log-line.ts';
export { exitWithParent, isProcessAlive, stopOnSignals } from './process-signals.ts';
export { startEventLoopWatchdog } from './event-loop-watchdog.ts';
