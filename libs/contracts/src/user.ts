/** `GET /api/auth/user`. */
export interface CurrentUser {
  /** What others type to share a note with this person. */
  id: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  profileImageUrl: string | null;
}
