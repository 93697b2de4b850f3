import { useState, type KeyboardEvent } from 'react';

/** Of a mark in a table. */
export interface Place {
  row: number;
  column: number;
}

const DIRECTIONS = {
  ArrowLeft: ['column', -1],
  ArrowRight: ['column', 1],
  ArrowUp: ['row', -1],
  ArrowDown: ['row', 1],
} as const;

/** In the same row or column the nearest, and where nothing more is in it the nearest of the others. */
export function nextPlace(places: readonly Place[], from: Place, key: keyof typeof DIRECTIONS): Place | undefined {
  const [along, sign] = DIRECTIONS[key];
  const across = along === 'row' ? 'column' : 'row';
  const ahead = places.filter((place) => (place[along] - from[along]) * sign > 0);
  const inLine = ahead.filter((place) => place[across] === from[across]);
  const apart = (place: Place, axis: keyof Place) => Math.abs(place[axis] - from[axis]);
  return (inLine.length > 0 ? inLine : ahead).toSorted(
    (a, b) => apart(a, along) - apart(b, along) || apart(a, across) - apart(b, across),
  )[0];
}

const nameOf = ({ row, column }: Place) => `${row}-${column}`;

/**
 * Makes the marks of a table one stop for the Tab key, from which the arrow keys go on.
 * @param places of all its marks, the one to begin with first
 */
export function useRovingFocus(places: readonly Place[]) {
  const [chosen, setChosen] = useState<string | null>(null);
  const names = places.map(nameOf);
  const current = names.find((name) => name === chosen) ?? names[0];

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
    const from = places.find((place) => nameOf(place) === current);
    if (!Object.hasOwn(DIRECTIONS, key) || altKey || ctrlKey || metaKey || shiftKey || !from) return;
    event.preventDefault();
    const next = nextPlace(places, from, key as keyof typeof DIRECTIONS);
    if (next) currentTarget.querySelector<HTMLElement>(`[data-place="${nameOf(next)}"]`)?.focus();
  };

  const markAt = (place: Place) => ({
    'data-place': nameOf(place),
    tabIndex: nameOf(place) === current ? 0 : -1,
    onFocus: () => setChosen(nameOf(place)),
  });

  return { onKeyDown, markAt };
}

export type RovingMark = ReturnType<ReturnType<typeof useRovingFocus>['markAt']>;
