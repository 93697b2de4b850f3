/** The tags in what was typed: trimmed, lowercase, each once; a comma stands between two. */
export function readTags(typed: string): string[] {
  const tags = typed.split(',').map((tag) => tag.trim().toLowerCase());
  return [...new Set(tags.filter(Boolean))];
}
