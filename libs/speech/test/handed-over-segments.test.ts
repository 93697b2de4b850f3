import { HandedOverSegments, type HeardWords } from '../src/segmentation/handed-over-segments.ts';
import { type ComparedSegment, compareTexts } from '../src/segmentation/model-agreement.ts';

const SECOND = 16_000;
const FRENCH = 'Demain matin nous irons ensemble au marché pour acheter des pommes.';
const ENGLISH = 'And tomorrow we are going to have the whole of the house to ourselves.';

interface Case {
  /** What it writes the first time, and the second. */
  writes: [string, string];
  language?: string | null;
  languages?: string[];
  voicedSeconds?: number;
}

/** One segment on which the models for English differ, heard by a model that writes what a case says. */
async function hear({ writes, language = null, languages = ['en', 'fr', 'de'], voicedSeconds = 4 }: Case) {
  const texts = [...writes];
  const model = { languages, hear: async (): Promise<HeardWords> => ({ text: texts.shift() ?? '', language }) };
  const handedOver = new HandedOverSegments(model);
  const compared = [compare('The number of people who have been in', 'Do my mat and new sir on', 0)];
  handedOver.add(0, sound(voicedSeconds));
  await handedOver.advance(compared, true);
  return handedOver.words(compared);
}

function compare(first: string, second: string, at: number): ComparedSegment {
  const segment = { startSeconds: 5 * at, endSeconds: 5 * at + 4, text: second };
  return { segment, ...compareTexts(first, second), confidences: [] };
}

function sound(voicedSeconds: number) {
  return { startSample: 0, samples: new Float32Array(4 * SECOND), voicedSamples: voicedSeconds * SECOND };
}

describe('what a model for other languages writes', () => {
  it('is kept when it writes it again, with how sure each word is', async () => {
    const words = await hear({ writes: [FRENCH, FRENCH.replace('pommes', 'pomme')], language: 'fr' });
    expect(words?.language).toBe('fr');
    expect(words?.segments.get(0)?.text).toBe(FRENCH);
    expect(words?.segments.get(0)?.confidences).toEqual([...Array<number>(10).fill(100), 83]);
  });

  it.each<[string, Case]>([
    [
      'something else the second time',
      { writes: [FRENCH, 'Le soleil brille sur la mer et les bateaux.'], language: 'fr' },
    ],
    ['nothing the second time', { writes: [FRENCH, ''], language: 'fr' }],
    ['nothing', { writes: ['', ''], language: 'fr' }],
    ['English, of which two models know better', { writes: [ENGLISH, ENGLISH], language: 'en' }],
    ['English, taken for another language', { writes: [ENGLISH, ENGLISH], language: 'fr' }],
    ['a language that it does not hear', { writes: [FRENCH, FRENCH], language: 'it' }],
    [
      'what subtitles end with',
      {
        writes: [
          "Sous-titres réalisés par la communauté d'Amara.org",
          "Sous-titres réalisés par la communauté d'Amara.org",
        ],
        language: 'fr',
      },
    ],
    ['words for a cough', { writes: [FRENCH, FRENCH], language: 'fr', voicedSeconds: 0.4 }],
  ])('is left out when that is %s', async (_, one) => {
    expect(await hear(one)).toBeNull();
  });

  it.each<[string, Partial<Case>, string]>([
    ['its words', {}, 'fr'],
    ['the one language that it hears', { languages: ['oc'] }, 'oc'],
  ])('is of a language by %s where it does not tell', async (_, more, language) => {
    expect((await hear({ writes: [FRENCH, FRENCH], ...more }))?.language).toBe(language);
  });

  it('is asked for as soon as what follows cannot change that it is not English, and no sound is kept for longer', async () => {
    const heard: number[] = [];
    const hearOne = async ({ startSample }: { startSample: number }): Promise<HeardWords> => {
      heard.push(startSample);
      return { text: FRENCH, language: 'fr' };
    };
    const handedOver = new HandedOverSegments({ languages: ['fr'], hear: hearOne });
    const compared: ComparedSegment[] = [];
    const add = async (first: string, second: string) => {
      const at = compared.length;
      compared.push(compare(first, second, at));
      handedOver.add(at, { ...sound(4), startSample: at });
      await handedOver.advance(compared, false);
    };
    await add('The number of people who have been in', 'Do my mat and new sir on');
    expect(heard).toEqual([0, 0]);
    // So little is judged together with what follows.
    await add('The boy', 'Bon');
    expect(heard).toEqual([0, 0]);
    await add(ENGLISH, ENGLISH);
    await add(ENGLISH, ENGLISH);
    expect(heard).not.toContain(2);
  });

  it('is asked for at the latest when a dozen segments are kept of which nothing is certain', async () => {
    let heard = 0;
    const hearOne = async (): Promise<HeardWords> => {
      heard += 1;
      return { text: '', language: null };
    };
    const handedOver = new HandedOverSegments({ languages: ['fr'], hear: hearOne });
    const compared: ComparedSegment[] = [];
    for (let at = 0; at < 20; at += 1) {
      compared.push(compare('', '', at));
      handedOver.add(at, sound(4));
      await handedOver.advance(compared, false);
    }
    expect(heard).toBe(8);
    await handedOver.advance(compared, true);
    expect(heard).toBe(20);
  });
});
