import type { Sentiment } from '@stitchbook/contracts';
import type { NoteToStitch } from '../../language-engine.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../languages/language.ts';
import { NO_PHRASES } from '../creations/phrases.ts';
import { nameOf } from '../creations/write-podcast-script.ts';
import type { StitchedNote } from './lines.ts';

type Code = 'en' | LanguageCode;

/** What stands around the notes' own words: days, names of sections, moods. */
interface FrameWords {
  toDo: string;
  mood: string;
  themes: string;
  moods: Readonly<Record<Sentiment, string>>;
  nothingSaid: string;
}

const moods = (
  ...[veryPositive, positive, neutral, negative, veryNegative]: [string, string, string, string, string]
) => ({
  very_positive: veryPositive,
  positive,
  neutral,
  negative,
  very_negative: veryNegative,
});

const WORDS: Readonly<Record<Code, FrameWords>> = {
  en: {
    toDo: 'To do',
    mood: 'Mood',
    themes: 'Themes',
    moods: moods('very positive', 'positive', 'neutral', 'negative', 'very negative'),
    nothingSaid: 'Nothing was said in these notes, so there is nothing to write from yet.',
  },
  de: {
    toDo: 'Zu erledigen',
    mood: 'Stimmung',
    themes: 'Themen',
    moods: moods('sehr gut', 'gut', 'neutral', 'schlecht', 'sehr schlecht'),
    nothingSaid: 'In diesen Notizen wurde nichts gesagt.',
  },
  fr: {
    toDo: 'À faire',
    mood: 'Humeur',
    themes: 'Thèmes',
    moods: moods('très positive', 'positive', 'neutre', 'négative', 'très négative'),
    nothingSaid: 'Rien n’a été dit dans ces notes.',
  },
  es: {
    toDo: 'Por hacer',
    mood: 'Ánimo',
    themes: 'Temas',
    moods: moods('muy positivo', 'positivo', 'neutro', 'negativo', 'muy negativo'),
    nothingSaid: 'En estas notas no se dijo nada.',
  },
  pt: {
    toDo: 'A fazer',
    mood: 'Humor',
    themes: 'Temas',
    moods: moods('muito positivo', 'positivo', 'neutro', 'negativo', 'muito negativo'),
    nothingSaid: 'Nada foi dito nestas notas.',
  },
  it: {
    toDo: 'Da fare',
    mood: 'Umore',
    themes: 'Temi',
    moods: moods('molto positivo', 'positivo', 'neutro', 'negativo', 'molto negativo'),
    nothingSaid: 'In queste note non è stato detto nulla.',
  },
  nl: {
    toDo: 'Te doen',
    mood: 'Stemming',
    themes: 'Thema’s',
    moods: moods('heel positief', 'positief', 'neutraal', 'negatief', 'heel negatief'),
    nothingSaid: 'In deze notities is niets gezegd.',
  },
};

/** Around the dash of a range; searched for, nobody would type them. */
const NARROW_SPACES = /[\u2009\u202f]/gu;

type Dated = Pick<NoteToStitch, 'recordedAt' | 'timeZone'>;

/** What stands around notes in their language. */
export class Frame {
  constructor(
    private readonly code: Code,
    readonly noTasks: string,
  ) {}

  get words(): FrameWords {
    return WORDS[this.code];
  }

  get nothingSaid(): string {
    return this.words.nothingSaid;
  }

  /** What a note is called, and its day. */
  heading(note: NoteToStitch): string {
    const name = nameOf(note.title);
    return name ? `${name} · ${this.day(note)}` : this.day(note);
  }

  day(note: Dated): string {
    return this.#format(note, { dateStyle: 'long' }).format(note.recordedAt);
  }

  weekday(note: Dated): string {
    return this.#format(note, { weekday: 'long', day: 'numeric', month: 'long' }).format(note.recordedAt);
  }

  /** From the day of the first to that of the last. */
  span(notes: readonly Dated[]): string {
    const [first, last] = [notes[0], notes.at(-1)];
    if (!first || !last) return '';
    const span = this.#format(last, { dateStyle: 'long' }).formatRange(first.recordedAt, last.recordedAt);
    return span.replace(NARROW_SPACES, ' ');
  }

  #format({ timeZone }: Dated, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    const locale = this.code === 'en' ? 'en-US' : this.code;
    return new Intl.DateTimeFormat(locale, { ...options, timeZone });
  }
}

/** In the language of most of them; English where that is not known. */
export function frameFor(notes: readonly StitchedNote[]): Frame {
  const counts = new Map<Code, number>();
  for (const note of notes) counts.set(codeOf(note), (counts.get(codeOf(note)) ?? 0) + 1);
  const [code = 'en'] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  const language = notes.find((note) => codeOf(note) === code)?.language;
  const noTasks =
    language && language.phrases !== NO_PHRASES ? language.phrases.noTasks : 'No tasks were mentioned in these notes.';
  return new Frame(code, noTasks);
}

function codeOf({ language }: StitchedNote): Code {
  return LANGUAGE_CODES.find((code) => code === language?.code) ?? 'en';
}
