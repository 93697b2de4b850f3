/** A network that changes is back within these. */
const PAUSES_MS = [400, 1600];

/** Fetches a piece of the app, twice more where it fails. */
export async function loadPatiently<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return load();
}
