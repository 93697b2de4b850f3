/** Keeps the token of an invitation in a browser between following its link and signing up. */
export function invitationCookieName(isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}stitchbook-invitation`;
}
