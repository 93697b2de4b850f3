/** `GET /api/auth/user`. */
export interface CurrentUser {
  /** What others type to share a note with this person. */
  id: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  profileImageUrl: string | null;
}

/** `GET /api/users/{id}`: what others may know. */
export interface PublicUser {
  id: string;
  /** Null when the person gave no name. */
  name: string | null;
}
