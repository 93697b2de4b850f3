import { generateTexts } from '../../texts/en/generate.ts';

/** 'narrative' is a 'Personal Narrative'; any other type is its own name with spaces for underscores. */
export function creationTypeLabel(type: string): string {
  const names: Readonly<Record<string, string>> = generateTexts.types;
  return names[type] ?? type.replaceAll('_', ' ');
}
