/** By which a comment is found on the page, to be gone to. */
export const commentElementId = (id: number) => `comment-${id}`;
