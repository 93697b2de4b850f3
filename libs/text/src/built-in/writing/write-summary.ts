import { asParagraph } from './paragraphs.ts';
import { rankSentences } from './rank-sentences.ts';
import type { Writer } from './writer.ts';

const SHARE_KEPT = 0.3;
const FEWEST = 2;
const MOST = 7;

/** The sentences that carry the note, in the order they were said. */
export const writeSummary: Writer = (sentences) => {
  const wanted = Math.min(MOST, Math.max(FEWEST, Math.round(sentences.length * SHARE_KEPT)));
  if (sentences.length <= wanted) return asParagraph(sentences);
  const kept = rankSentences(sentences)
    .slice(0, wanted)
    .sort((one, other) => one.at - other.at);
  return kept.length <= 3 ? asParagraph(kept) : kept.map(({ text }) => `- ${text}`).join('\n');
};
