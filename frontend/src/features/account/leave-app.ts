/** Loads a page anew, with nothing of this one: for a way that ends at the server. */
export function leaveApp(address: string): void {
  window.location.assign(address);
}
