/** Of what one asks one's notes. */
export const MAX_QUESTION_CHARACTERS = 500;
