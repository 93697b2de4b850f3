/** 'narrative' is a 'Personal Narrative'; any other type is its own name with spaces for underscores. */
export function creationTypeLabel(type: string): string {
  return type === 'narrative' ? 'Personal Narrative' : type.replaceAll('_', ' ');
}
