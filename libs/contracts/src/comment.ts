export interface Comment {
  id: number;
  noteId: number;
  userId: string;
  content: string;
  createdAt: string;
  updatedAt: string;
  /** Seconds into the audio, when the comment belongs to a moment of it. */
  timestamp: number | null;
  mayDelete: boolean;
  mayEdit: boolean;
}
