import { useSyncExternalStore } from 'react';

/** Which notes of the list are selected; null while nothing is. */
class Selection {
  #ids: ReadonlySet<number> | null = null;
  /** Where a range begins. */
  #anchor: number | null = null;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly ids = (): ReadonlySet<number> | null => this.#ids;

  begin(): void {
    this.#publish(this.#ids ?? new Set());
  }

  end(): void {
    this.#anchor = null;
    this.#publish(null);
  }

  toggle(id: number): void {
    const ids = new Set(this.#ids);
    if (!ids.delete(id)) ids.add(id);
    this.#anchor = id;
    this.#publish(ids);
  }

  /** Selects what lies between the note that was selected last and this one, both included; `order` is that of the list. */
  extendTo(id: number, order: readonly number[]): void {
    const [from, to] = [order.indexOf(this.#anchor ?? id), order.indexOf(id)];
    if (from === -1 || to === -1) {
      this.toggle(id);
      return;
    }
    const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
    this.#publish(new Set([...(this.#ids ?? []), ...range]));
  }

  keep(ids: readonly number[]): void {
    this.#publish(new Set(ids));
  }

  #publish(ids: ReadonlySet<number> | null): void {
    this.#ids = ids;
    this.#listeners.forEach((listener) => listener());
  }
}

/** The one selection of this page: it lasts as long as the list is shown. */
export const selection = new Selection();

export function useSelection(): ReadonlySet<number> | null {
  return useSyncExternalStore(selection.subscribe, selection.ids);
}
