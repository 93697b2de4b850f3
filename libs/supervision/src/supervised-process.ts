/** One process that is to be kept running. */
export interface SupervisedProcess {
  name: string;
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Names of processes that are started first (and, with `isReady`, are ready first) and stopped after this one. */
  dependsOn?: string[];
  /** Asked until it answers true; without it a process counts as ready as soon as it runs. */
  isReady?: () => Promise<boolean>;
}

/** Stops with a plain error where a process waits for one that does not exist, or for itself. */
export function checkDependencies(processes: SupervisedProcess[]): void {
  const byName = new Map(processes.map((one) => [one.name, one]));
  const visit = (name: string, path: string[]): void => {
    if (path.includes(name)) throw new Error(`Processes wait for each other: ${[...path, name].join(' -> ')}`);
    const found = byName.get(name);
    if (!found) throw new Error(`${path.at(-1)} waits for ${name}, which is not supervised`);
    found.dependsOn?.forEach((dependency) => visit(dependency, [...path, name]));
  };
  processes.forEach(({ name }) => visit(name, []));
}
