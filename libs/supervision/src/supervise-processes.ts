import { KeptProcess, type Watch } from './keep-running.ts';
import { checkDependencies, type SupervisedProcess } from './supervised-process.ts';

export interface SupervisionOptions extends Partial<Watch> {
  /** How long a process may take to end by itself before it is killed. */
  graceMs?: number;
}

export interface Supervision {
  /** Resolves when every process has been ready once. */
  untilReady(): Promise<void>;
  /** The processes that run now, by name. */
  pids(): Record<string, number>;
  /** Stops all, each after those that depend on it, the last of the list first. A second call with a shorter grace hurries the first. */
  stop(graceMs?: number): Promise<void>;
}

const GRACE_MS = 10_000;
const nothing = (): void => undefined;

/** Starts the processes, each as soon as those it depends on are ready, and keeps them running until `stop`. */
export function superviseProcesses(
  processes: SupervisedProcess[],
  { graceMs = GRACE_MS, onLine = nothing, onStart = nothing, onDeath = nothing }: SupervisionOptions = {},
): Supervision {
  checkDependencies(processes);
  const kept = processes.map((what) => new KeptProcess(what, { onLine, onStart, onDeath }));
  const ready = actInOrder(
    kept,
    (one) => one.what.dependsOn ?? [],
    async (one) => {
      one.start();
      await one.untilReady();
    },
  );
  const stop = (patienceMs: number) => {
    const reversed = kept.toReversed();
    const dependants = (name: string) =>
      reversed.filter(({ what }) => what.dependsOn?.includes(name)).map(({ what }) => what.name);
    return actInOrder(
      reversed,
      (one) => dependants(one.what.name),
      (one) => one.stop(patienceMs),
    );
  };
  return {
    untilReady: () => ready,
    pids: () => Object.fromEntries(kept.flatMap(({ what, pid }) => (pid === undefined ? [] : [[what.name, pid]]))),
    stop: (patienceMs = graceMs) => stop(patienceMs),
  };
}

/** Acts on every process, on each only after those that `after` names; what does not wait for each other goes on side by side. */
async function actInOrder(
  kept: KeptProcess[],
  after: (one: KeptProcess) => string[],
  act: (one: KeptProcess) => Promise<void>,
): Promise<void> {
  const acts = new Map<string, Promise<void>>();
  const actOn = (one: KeptProcess): Promise<void> => {
    const begun =
      acts.get(one.what.name) ??
      Promise.all(kept.filter(({ what }) => after(one).includes(what.name)).map(actOn)).then(() => act(one));
    acts.set(one.what.name, begun);
    return begun;
  };
  await Promise.all(kept.map(actOn));
}
