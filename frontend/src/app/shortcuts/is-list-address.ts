/** Home and the notes are one screen: what stands on it stays when the address changes from one to the other. */
export function isListAddress(pathname: string): boolean {
  return pathname === '/' || pathname === '/notes';
}
