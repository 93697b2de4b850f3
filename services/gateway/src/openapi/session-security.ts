/** Name by which the document speaks of the session cookie. */
export const SESSION = 'session';
