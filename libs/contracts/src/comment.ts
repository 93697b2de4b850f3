export interface Comment {
  id: number;
  noteId: number;
  userId: string;
  /** Null when the person gave no name: shown as 'User {userId}'. */
  userName: string | null;
  content: string;
  createdAt: string;
  updatedAt: string;
  /** Seconds into the audio, when the comment belongs to a moment of it. */
  timestamp: number | null;
  mayDelete: boolean;
  mayEdit: boolean;
}

export const COMMENT_MAX_CHARACTERS = 5_000;

export interface NewComment {
  content: string;
  /** Seconds into the audio. */
  timestamp?: number | null;
}
