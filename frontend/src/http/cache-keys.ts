/** Begins the key of every list of notes, whatever it was searched for: more than one feature makes them ask again. */
export const NOTES_KEY = ['notes'] as const;

/** Begins the key of each note on its own screen. */
export const NOTE_KEY = ['note'] as const;

/** One note on its own screen; `id` is what stands in the address. */
export const noteKey = (id: number | string) => [...NOTE_KEY, String(id)] as const;

/** Begins the key of what is found by what it means. */
export const MEANING_KEY = ['meaning'] as const;

/** Begins the key of each answer that a language model has written: asked for once, whatever changes meanwhile. */
export const WRITTEN_ANSWER_KEY = ['written-answer'] as const;

/** All tags of the reader. */
export const THEMES_KEY = ['themes'] as const;

/** Begins the key of what the reader's notes have in common. */
export const INSIGHTS_KEY = ['insights'] as const;

/** Which tags may be one. */
export const MERGE_SUGGESTIONS_KEY = ['merge-suggestions'] as const;

/** Begins the key of each list of tasks. */
export const TASKS_KEY = ['tasks'] as const;

/** Begins the key of each list of creations. */
export const CREATIONS_KEY = ['creations'] as const;

/** Begins the key of each creation on its own screen, and of what it said before. */
export const CREATION_KEY = ['creation'] as const;

/** `id` is what stands in the address. */
export const creationKey = (id: number | string) => [...CREATION_KEY, String(id)] as const;

/** Begins the key of the comments of each note. */
export const COMMENTS_KEY = ['comments'] as const;

export const commentsKey = (noteId: number) => [...COMMENTS_KEY, noteId] as const;

export const sharesKey = (noteId: number) => ['shares', noteId] as const;

export const creationSharesKey = (id: number) => ['creation-shares', id] as const;

/** The people whose notes the reader does not take. */
export const BLOCKED_PEOPLE_KEY = ['blocked-people'] as const;

/** Begins the key of what the reader is asked after corrections of each note. */
export const TERM_OFFERS_KEY = ['term-offers'] as const;

export const termOffersKey = (noteId: number) => [...TERM_OFFERS_KEY, noteId] as const;
