import type { Chapter, Segment } from '@stitchbook/contracts';
import { detectLanguage, isFunctionWord } from '../detect-language.ts';
import type { Language } from '../languages/language.ts';
import { stemsOf } from '../stemming.ts';
import { isStopWord } from '../stop-words.ts';
import { suggestTitle } from '../suggest-title.ts';
import { ENGLISH_TOPICS } from '../themes/classify-topics.ts';
import type { Cue } from '../themes/topic-index.ts';
import { segmentText, type TextUnit } from './segment-text.ts';

/** A shorter note is looked through as fast as its chapters. */
const MIN_NOTE_SECONDS = 300;
const MIN_CHAPTER_SECONDS = 60;
/** Who speaks of one thing for longer finds their way by a title in between, too. */
const MAX_CHAPTER_SECONDS = 1_800;
const MAX_CHAPTERS_PER_HOUR = 12;
/** Beside those, so that six minutes may have three. */
const FEW_CHAPTERS = 2;
const MAX_CHAPTERS = 100;
/** About a sentence: no chapter begins within less. Speech without full stops is divided all the same. */
const MIN_UNIT_SECONDS = 8;
const MAX_UNIT_SECONDS = 20;
/** The longest chapter has no more of what was said one after the other: of two units that follow, one at least is that long. */
const MAX_UNITS_OF_CHAPTER = MAX_CHAPTER_SECONDS / MIN_UNIT_SECONDS + 1;
/** Of two days. What was not heard here may say anything about its times. */
const MAX_UNITS = 20_000;
const SENTENCE_END = /[.!?…。！？]["'”»)]{0,2}$/u;
const WORDS = /[\p{L}\p{M}\p{N}'’]+/gu;

/** One or more segments up to the end of a sentence. */
interface Unit extends TextUnit {
  texts: string[];
}

/**
 * The chapters of a note that is longer than five minutes: where its subject changes, each with a title in its own words, of at least a
 * minute. None where it has one subject, or is shorter. The same for the same segments.
 */
export async function findChapters(segments: readonly Segment[]): Promise<Chapter[]> {
  const seconds = (segments.at(-1)?.endSeconds ?? 0) - (segments[0]?.startSeconds ?? 0);
  if (seconds < MIN_NOTE_SECONDS) return [];
  const language = await detectLanguage(segments.map(({ text }) => text).join(' '));
  const units = toUnits(segments, language);
  if (units.length > MAX_UNITS) return [];
  const perHour = Math.ceil((seconds / 3_600) * MAX_CHAPTERS_PER_HOUR);
  const starts = segmentText(units, {
    minSeconds: MIN_CHAPTER_SECONDS,
    maxSeconds: MAX_CHAPTER_SECONDS,
    maxUnits: MAX_UNITS_OF_CHAPTER,
    limit: Math.min(FEW_CHAPTERS + perHour, MAX_CHAPTERS),
  });
  const phrases = language === null || language === 'english' ? undefined : language.phrases;
  const chapters = starts.flatMap((start, at): Chapter[] => {
    const part = units.slice(start, starts[at + 1]);
    const title = suggestTitle(part.flatMap(({ texts }) => texts).join(' '), phrases);
    return title === null ? [] : [{ startSeconds: part[0]?.startSeconds ?? 0, title }];
  });
  return chapters.length > 1 ? chapters : [];
}

function toUnits(segments: readonly Segment[], language: 'english' | Language | null): Unit[] {
  const units: Unit[] = [];
  let open: Segment[] = [];
  const close = () => {
    const [first] = open;
    const last = open.at(-1);
    if (!first || !last) return;
    const texts = open.map(({ text }) => text);
    const stems = texts.flatMap((text) => subjectStems(text, language));
    units.push({ startSeconds: first.startSeconds, endSeconds: last.endSeconds, stems, texts });
    open = [];
  };
  for (const segment of segments) {
    const [first] = open;
    if (first && segment.endSeconds - first.startSeconds > MAX_UNIT_SECONDS) close();
    open.push(segment);
    const seconds = segment.endSeconds - (open[0]?.startSeconds ?? 0);
    if (seconds >= MIN_UNIT_SECONDS && SENTENCE_END.test(segment.text)) close();
  }
  close();
  return units;
}

/**
 * Stems of what says something, and what they are cues of: "flour" and "oven" have a subject in common. In an unknown language the words
 * as they are.
 */
function subjectStems(text: string, language: 'english' | Language | null): string[] {
  const words = text.toLowerCase().replaceAll('’', "'").match(WORDS) ?? [];
  if (language === null) return words;
  if (language === 'english') {
    const said = words.filter((word) => !isFunctionWord(word.split("'", 1).join(''), true) && !isStopWord(word));
    return said.flatMap((word) => [...stemsOf(word), ...topicsOf(ENGLISH_TOPICS.cuesFor(word))]);
  }
  const stems = words.filter((word) => !language.isStopWord(word)).map((word) => language.stem(word));
  return stems.flatMap((stem) => [stem, ...topicsOf(language.topics.cuesFor(stem))]);
}

/** As stems that no word has. */
function topicsOf(cues: readonly Cue[]): string[] {
  return cues.map(({ topic }) => `#${topic}`);
}
