/** Begins the key of every list of notes, whatever it was searched for: more than one feature makes them ask again. */
export const NOTES_KEY = ['notes'] as const;

/** Begins the key of each note on its own screen. */
export const NOTE_KEY = ['note'] as const;
