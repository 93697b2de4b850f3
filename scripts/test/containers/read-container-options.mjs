const USAGE = 'Usage: npm run test:containers -- [--only=rooms|stack]';

/** `--only=rooms`: the rooms on real stores; `--only=stack`: the composed product. Both when nothing is said. */
export function readContainerOptions(args) {
  const only = args[0]?.match(/^--only=(rooms|stack)$/)?.[1];
  if (args.length > 1 || (args.length === 1 && !only)) {
    console.error(USAGE);
    process.exit(2);
  }
  return { rooms: only !== 'stack', stack: only !== 'rooms' };
}
