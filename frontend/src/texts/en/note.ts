import type { ReactNode } from 'react';
import type { ExportFormat, WordlessReason } from '@stitchbook/contracts';
import { area } from '../catalogue.ts';
import { sentence } from '../sentence.ts';

/** A note's own page: its words, and what can be had of it. */
export const noteTexts = area('note', {
  loading: 'Loading note',
  notReached: 'This note could not be loaded yet. It is asked for again every few seconds.',
  keptHere:
    'Stitchbook cannot be reached. These are the words that this device has kept; the rest comes when it can be reached again.',
  notFound: 'Note Not Found',
  notFoundMeans: "The note you're looking for doesn't exist or couldn't be loaded.",
  wordsLeftBehind: 'You were correcting these words when the note went away.',
  commentLeftBehind: 'This comment of yours was not sent before the note went away.',
  backToNotes: 'Back to notes',
  editTitle: 'Edit title',
  editingTitle: 'Editing the title',
  suggestedTitle: 'Suggested title:',
  takeTitle: 'Use this title',
  facts: 'About this note',
  duration: 'Length',
  language: 'Language',
  sharedWith: (count: number) => `Shared with ${count}`,
  export: 'Export',
  withAudio: 'Words and audio (.zip)',
  audio: 'Audio',
  print: 'Print',
  readyToPaste: 'The title and the words can be pasted anywhere.',
  notCopied: 'This browser would not copy it. Select the words and copy them by hand.',
  formats: {
    md: 'Markdown (.md)',
    txt: 'Plain text (.txt)',
    srt: 'Subtitles (.srt)',
    vtt: 'Web subtitles (.vtt)',
    json: 'Data (.json)',
  } satisfies Record<ExportFormat, string>,

  foundHere: 'Found in this note',
  hitOf: (at: number, count: number) => `${at} of ${count}`,
  hitBefore: 'Previous place',
  hitAfter: 'Next place',
  endSearch: 'End the search',

  transcript: 'Transcript',
  wordless: {
    'no-speech': 'Nobody speaks in this recording, as far as could be heard. The recording is kept.',
    'not-understood': 'This does not sound like English. The recording is kept.',
  } satisfies Record<WordlessReason, string>,
  chapters: 'Chapters',
  notUnderstoodFrom: (from: string, to: string) =>
    `From ${from} to ${to}: this does not sound like English. The recording is kept.`,
  writeThem:
    'You can write the words yourself. Whoever runs Stitchbook can add a model or a speech service for other languages.',
  playFrom: (time: string) => `Play from ${time}`,
  backTo: (time: string) => `Back to ${time}`,
  correctFrom: (time: string) => `Correct from ${time}`,
  correctThese: 'Correct these words',
  correctParagraph: (number: number) => `Correct paragraph ${number}`,
  enterSaves: 'Enter saves, Escape leaves the words as they were.',
  leftOut: 'Your change was left out',
  unsureWords: (count: number) => (count === 1 ? 'One word may be wrong' : `${count} words may be wrong`),
  nextUnsure: 'Next one',
  nextUnsureKey: 'Select the next one (F8)',
  theseWords: 'These words',
  correct: 'Correct the words',
  editedBy: (name: string, time: ReactNode) => sentence`edited by ${name} ${time}`,
  heardAtFirst: 'What was heard at first',
  notSaved: 'You corrected these words, and they were not saved.',
  changedSince: 'Someone else changed these words in the meantime. Save to use yours all the same.',
  updated: 'Transcript updated successfully',
  updateFailed: (reason: string) => `Failed to update transcript: ${reason}`,
});
