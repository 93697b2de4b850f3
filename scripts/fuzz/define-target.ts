import { TextDecoder } from 'node:util';

export interface Target {
  /** Folders of the sources whose places are to be reached, for example `libs/text/src`. */
  covers: readonly string[];
  /** Longest input in bytes; 4,096 by default. */
  maxBytes?: number;
  /** An input that takes longer is a finding; 2,000 by default, which is generous because machines are shared. */
  timeoutMs?: number;
  /** Words of the form that is read, which chance alone would hardly spell. */
  dictionary?: readonly string[];
  /** Throws, or rejects, when the input shows something wrong; every error counts that is not caught in here. */
  run(input: Uint8Array): unknown;
}

export function defineTarget(target: Target): Target {
  return target;
}

/** The input as words: what is no UTF-8 becomes the replacement character, as where a request is read. */
export function asText(input: Uint8Array): string {
  return new TextDecoder().decode(input);
}

/** Lets errors of these classes pass: they are how the code is meant to say no. */
export async function mayRefuse<Result>(
  named: readonly (abstract new (...args: never[]) => Error)[],
  work: () => Result | Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (named.some((each) => error instanceof each)) return undefined;
    throw error;
  }
}

/** What must hold, as a sentence that a finding can say. */
export function mustHold(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence);
}
