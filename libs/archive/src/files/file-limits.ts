/* What a file of an archive may hold, wherever its rules say so. */

export const MAX_TRANSCRIPT_LENGTH = 4_000_000;
/** A first and a last name, each as long as a provider may have it. */
export const MAX_NAME_LENGTH = 1_000;
export const MAX_SECONDS = 7 * 86_400;
/** Of a column of type integer. */
export const MAX_INTEGER = 2 ** 31 - 1;
