/** What has the focus when a creation is shown, wherever it stands on the page. */
export function creationElementId(id: number): string {
  return `creation-${id}`;
}
