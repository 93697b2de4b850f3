import { lazy, useState, type ComponentType } from 'react';

type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches it before it is drawn: then it is there at once, without a moment of nothing. */
  load: () => Promise<void>;
};

/**
 * `React.lazy` that gives a network a second chance, and can be tried again after that: what fails throws
 * `ChunkLoadError` to the `ErrorBoundary` around it.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    const part = await importWithRetry(load);
    Loaded = part.default;
    return part;
  };
  const prepare = (): ComponentType<Props> =>
    lazy(() =>
      fetchPart().catch((cause: unknown) => {
        throw new ChunkLoadError(cause, () => {
          Part = prepare();
        });
      }),
    );
  let Part = prepare();
  function LazyWithRetry(props: Props) {
    // Chosen once: the one in the place of the other would begin anew, without what was typed.
    const [Shown] = useState(() => Loaded ?? Part);
    return <Shown {...props} />;
  }
  return Object.assign(LazyWithRetry, { load: async () => void (await fetchPart()) });
}

/** A network that changes is back within these. */
const PAUSES_MS = [400, 1600];

/** Fetches a piece of the app, twice more where it fails. */
export async function importWithRetry<Piece>(load: () => Promise<Piece>): Promise<Piece> {
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
