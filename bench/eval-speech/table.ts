const FIRST_COLUMN = 34;
const COLUMN = 17;

export function row([first = '', ...cells]: readonly string[]): string {
  return [first.padEnd(FIRST_COLUMN), ...cells.map((cell) => cell.padStart(COLUMN))].join('');
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
