import { nextPlace } from '../src/features/insights/use-roving-focus.ts';

describe('the next mark for an arrow key', () => {
  const places = [
    { row: 0, column: 0 },
    { row: 0, column: 5 },
    { row: 1, column: 3 },
    { row: 4, column: 0 },
  ];
  it.each([
    ['ArrowRight', { row: 0, column: 0 }, { row: 0, column: 5 }],
    ['ArrowRight', { row: 4, column: 0 }, { row: 1, column: 3 }],
    ['ArrowDown', { row: 0, column: 0 }, { row: 4, column: 0 }],
    ['ArrowDown', { row: 0, column: 5 }, { row: 1, column: 3 }],
    ['ArrowUp', { row: 4, column: 0 }, { row: 0, column: 0 }],
    ['ArrowLeft', { row: 0, column: 0 }, undefined],
  ] as const)('%s from %j is %j', (key, from, next) => {
    expect(nextPlace(places, from, key)).toEqual(next);
  });
});
