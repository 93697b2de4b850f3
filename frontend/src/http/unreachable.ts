/** No answer was had at all: the network, or the server, is away. */
export class Unreachable extends Error {
  constructor() {
    super('Stitchbook cannot be reached. It may be that this device is offline.');
    this.name = 'Unreachable';
  }
}

/** Whether an error comes, however indirectly, from a server that could not be reached. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof Unreachable) return true;
  return error instanceof Error && error.cause !== undefined && isUnreachable(error.cause);
}
