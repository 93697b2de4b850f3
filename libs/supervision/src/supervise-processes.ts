import { type ProcessListener, RestartingProcess, type SupervisedProcess } from './restarting-process.ts';

export interface SupervisionOptions extends Partial<ProcessListener> {
  /** Milliseconds between SIGTERM and SIGKILL; 10,000 when not given. */
  graceMs?: number;
}

export interface Supervision {
  /** Resolves when every process has been ready once. */
  untilReady(): Promise<void>;
  /** The ids of the processes that run now, by name. */
  pids(): Record<string, number>;
  /** Stops all, each after those that depend on it, the last of the list first. A second call with a shorter grace shortens the first. */
  stop(graceMs?: number): Promise<void>;
}

const GRACE_MS = 10_000;
const nothing = (): void => undefined;

/**
 * Starts the processes, each as soon as those it depends on are ready, and restarts them until `stop`.
 * Throws where a process depends on one that is not in the list, or on itself.
 */
export function superviseProcesses(
  processes: SupervisedProcess[],
  { graceMs = GRACE_MS, onLine = nothing, onStart = nothing, onExit = nothing }: SupervisionOptions = {},
): Supervision {
  checkDependencies(processes);
  const all = processes.map((what) => new RestartingProcess(what, { onLine, onStart, onExit }));
  const ready = actInOrder(
    all,
    (one) => one.what.dependsOn ?? [],
    async (one) => {
      one.start();
      await one.untilReady();
    },
  );
  const stop = (withinMs: number) => {
    const reversed = all.toReversed();
    const dependants = (name: string) =>
      reversed.filter(({ what }) => what.dependsOn?.includes(name)).map(({ what }) => what.name);
    return actInOrder(
      reversed,
      (one) => dependants(one.what.name),
      (one) => one.stop(withinMs),
    );
  };
  return {
    untilReady: () => ready,
    pids: () => Object.fromEntries(all.flatMap(({ what, pid }) => (pid === undefined ? [] : [[what.name, pid]]))),
    stop: (withinMs = graceMs) => stop(withinMs),
  };
}

/** Acts on every process, on each only after those that `after` names, otherwise concurrently. */
async function actInOrder(
  all: RestartingProcess[],
  after: (one: RestartingProcess) => string[],
  act: (one: RestartingProcess) => Promise<void>,
): Promise<void> {
  const acts = new Map<string, Promise<void>>();
  const actOn = (one: RestartingProcess): Promise<void> => {
    const begun =
      acts.get(one.what.name) ??
      Promise.all(all.filter(({ what }) => after(one).includes(what.name)).map(actOn)).then(() => act(one));
    acts.set(one.what.name, begun);
    return begun;
  };
  await Promise.all(all.map(actOn));
}

/** Throws where a process waits for one that does not exist, or for itself. */
function checkDependencies(processes: SupervisedProcess[]): void {
  const byName = new Map(processes.map((one) => [one.name, one]));
  const visit = (name: string, path: string[]): void => {
    if (path.includes(name)) throw new Error(`Processes wait for each other: ${[...path, name].join(' -> ')}`);
    const found = byName.get(name);
    if (!found) throw new Error(`${path.at(-1)} waits for ${name}, which is not supervised`);
    found.dependsOn?.forEach((dependency) => visit(dependency, [...path, name]));
  };
  processes.forEach(({ name }) => visit(name, []));
}
