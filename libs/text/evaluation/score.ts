import { SENTIMENTS } from '@stitchbook/contracts';
import type { Understanding } from '@stitchbook/text';
import type { LabelledNote } from './labelled-notes.ts';

export interface Judged {
  note: LabelledNote;
  understood: Understanding;
}

export interface Figures {
  notes: number;
  exact: number;
  withinOneStep: number;
  tagPrecision: number;
  tagsPerNote: number;
  notesWithATag: number;
}

/** Shares from 0 to 1 but for the two counts. */
export function score(judged: readonly Judged[]): Figures {
  const tags = judged.flatMap(({ note, understood }) => understood.themes.map((theme) => isAcceptable(theme, note)));
  return {
    notes: judged.length,
    exact: share(judged.map((one) => stepsApart(one) === 0)),
    withinOneStep: share(judged.map((one) => stepsApart(one) <= 1)),
    tagPrecision: share(tags),
    tagsPerNote: tags.length / judged.length,
    notesWithATag: share(
      judged.map(({ note, understood }) => understood.themes.some((theme) => isAcceptable(theme, note))),
    ),
  };
}

export function stepsApart({ note, understood }: Judged): number {
  return Math.abs(SENTIMENTS.indexOf(note.sentiment) - SENTIMENTS.indexOf(understood.sentiment));
}

/** Hyphen or space make no difference, nor does a plural's last letter. */
export function isAcceptable(theme: string, { tags }: LabelledNote): boolean {
  return tags.flat().some((tag) => plain(tag) === plain(theme));
}

function plain(tag: string): string {
  return tag.toLowerCase().replaceAll('-', ' ').replace(/s$/u, '');
}

function share(values: readonly boolean[]): number {
  return values.length === 0 ? 0 : values.filter(Boolean).length / values.length;
}
