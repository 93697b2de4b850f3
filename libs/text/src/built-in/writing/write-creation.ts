import type { CreationType } from '@stitchbook/contracts';
import type { CreationInput } from '../../language-engine.ts';
import { readNote } from './read-note.ts';
import { writeActionItems } from './write-action-items.ts';
import { writeNarrative } from './write-narrative.ts';
import { writePodcastScript } from './write-podcast-script.ts';
import { writeStory } from './write-story.ts';
import { writeSummary } from './write-summary.ts';
import type { Writer } from './writer.ts';

const WRITERS: Readonly<Record<CreationType, Writer>> = {
  narrative: writeNarrative,
  story: writeStory,
  podcast_script: writePodcastScript,
  summary: writeSummary,
  action_items: writeActionItems,
};

/** A new text in Markdown from the note's own words. A note without words gets a sentence that says so. */
export async function writeCreation(note: CreationInput, signal?: AbortSignal): Promise<string> {
  const sentences = await readNote(note.transcript, signal);
  if (sentences.length === 0) return 'Nothing was said in this note, so there is nothing to write from yet.';
  return WRITERS[note.type](sentences, note);
}
