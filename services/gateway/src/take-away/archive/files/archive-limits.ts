/** What an archive may say at most; it may come from anywhere. */
export const MOST_SECONDS = 7 * 86_400;
export const LONGEST_TRANSCRIPT = 4_000_000;
export const LONGEST_NAME = 500;
/** Of a column of type integer. */
export const LARGEST_INTEGER = 2 ** 31 - 1;
