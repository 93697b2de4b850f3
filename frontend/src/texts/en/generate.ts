import type { CreationType } from '@stitchbook/contracts';
import { area } from '../catalogue.ts';

export const generateTexts = area('generate', {
  generate: 'Generate',
  generateCreation: 'Generate Creation',
  generating: 'Generating...',
  cancelGenerating: 'Cancel generating',
  choose: 'Choose what to generate',
  makeThisNoteA: 'Make this note a',
  types: {
    narrative: 'Personal Narrative',
    story: 'story',
    podcast_script: 'podcast script',
    summary: 'summary',
    action_items: 'action items',
    weekly_review: 'weekly review',
  } satisfies Record<CreationType, string>,
  tooShort: (words: number) => `Too short to reshape without a language model: takes ${words} words`,
  becomesSummary: 'This note is short, so it becomes a summary',
  noWords: 'There are no words in this note to make something from.',
  done: 'Creation generated successfully!',
  view: 'View',
  cancelled: 'Generation cancelled',
  failed: (reason: string) => `Failed to generate creation: ${reason}`,
  nothingGenerated: 'Nothing could be generated.',
});
