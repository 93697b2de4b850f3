import { AT_REST, type RecorderSnapshot } from './recorder-snapshot.ts';
import { nextState, type RecorderEvent } from './recorder-state.ts';

/** What the screens see of the recorder, for `useSyncExternalStore`. */
export class RecorderStore {
  readonly #listeners = new Set<() => void>();
  #snapshot: RecorderSnapshot = { ...AT_REST, isPanelInView: false };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): RecorderSnapshot => this.#snapshot;

  /** Whether the event means anything now. */
  allows(event: RecorderEvent): boolean {
    return nextState(this.#snapshot.state, event) !== null;
  }

  /** Goes to the next state, where there is one; false where the event means nothing now. */
  apply(event: RecorderEvent, changes: Partial<RecorderSnapshot> = {}): boolean {
    const state = nextState(this.#snapshot.state, event);
    if (state) this.show({ ...changes, state });
    return state !== null;
  }

  show(changes: Partial<RecorderSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...changes };
    this.#listeners.forEach((listener) => listener());
  }
}
