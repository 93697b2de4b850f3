import { lazy, type ComponentType } from 'react';

/**
 * `React.lazy` that gives a network a second chance, and can be tried again after that: what fails throws
 * `ChunkLoadError` to the `ErrorBoundary` around it.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const prepare = (): ComponentType<Props> =>
    lazy(() =>
      loadWithRetry(load).catch((cause: unknown) => {
        throw new ChunkLoadError(cause, () => {
          Part = prepare();
        });
      }),
    );
  let Part = prepare();
  return function LazyWithRetry(props: Props) {
    return <Part {...props} />;
  };
}

/** A network that changes is back within these. */
const PAUSES_MS = [400, 1600];

/** Fetches a piece of the app, twice more where it fails. */
export async function loadWithRetry<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return load();
}

/** A piece of the app that could not be fetched: no network, or a newer build has taken its place. */
export class ChunkLoadError extends Error {
  /** Lets the piece be fetched anew when it is drawn next. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A part of the app could not be loaded.', { cause });
    this.name = 'ChunkLoadError';
    this.forget = forget;
  }
}
