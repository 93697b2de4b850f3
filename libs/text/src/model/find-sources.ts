import { joinPlaces } from '../citations/cite-lines.ts';
import type { WordLocator } from '../citations/locate-words.ts';
import type { Citation } from '../language-engine.ts';
import type { CitedText } from './answer-schemas.ts';

export type Source = Omit<Citation, 'line'>;

/** Where the notes say what a model quotes of them; what they do not say is left out. The model counts the notes from 1. */
export function findSources(sources: CitedText['sources'], locators: readonly WordLocator[]): Source[] {
  return [...new Set(sources.map(({ note }) => note - 1))].flatMap((note) => {
    const quotes = sources.filter((source) => source.note - 1 === note);
    const places = quotes.flatMap(({ quote }) => locators[note]?.find(quote) ?? []);
    return joinPlaces(places).map((place) => ({ note, ...place }));
  });
}
