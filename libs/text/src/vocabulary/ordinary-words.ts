/** What a word that was heard is apart from anybody's own words. */
export type WordKind = 'ordinary' | 'name' | 'unknown';

/** The dictionary leaves out what its stems become with these. */
const ENDINGS = ['s', 'es', 'd', 'ed', 'ing', 'ings', 'ly', 'r', 'er', 'ers', 'st', 'est', 'ness', 'able', 'ment'];
const BEGINNINGS = ['re', 'in', 'un', 'de', 'dis', 'con', 'pro'];
const [MIN_WORD_LENGTH, MAX_WORD_LENGTH] = [3, 40];

/** The words that English speakers write every day, and common names, by the dictionary `dictionary-en` (SCOWL). */
export class OrdinaryWords {
  private static loading: Promise<OrdinaryWords> | null = null;

  private constructor(
    private readonly words: ReadonlySet<string>,
    private readonly names: ReadonlySet<string>,
  ) {}

  /** Reads the dictionary once, when somebody has words of their own. */
  static load(): Promise<OrdinaryWords> {
    this.loading ??= this.read();
    return this.loading;
  }

  /**
   * @param word As it is written; `isCapitalised` where its capital says that it is a name, which at the beginning of a sentence
   * it does not.
   */
  kindOf(word: string, isCapitalised: boolean): WordKind {
    const lower = word.toLowerCase().replaceAll('’', "'");
    if (lower.length > MAX_WORD_LENGTH) return 'unknown';
    const isWord = this.isWord(lower);
    if (isWord && !isCapitalised) return 'ordinary';
    return isWord || this.names.has(lower) ? 'name' : 'unknown';
  }

  private isWord(lower: string): boolean {
    if (lower.length < MIN_WORD_LENGTH || /\d/.test(lower)) return true;
    const rests = BEGINNINGS.filter((beginning) => lower.startsWith(beginning)).map(({ length }) =>
      lower.slice(length),
    );
    return [lower, ...rests].some((word) => this.words.has(word) || this.isInflected(word));
  }

  private isInflected(word: string): boolean {
    return ENDINGS.some((ending) => word.endsWith(ending) && this.hasStem(word.slice(0, -ending.length)));
  }

  private hasStem(stem: string): boolean {
    if (stem.length < 2) return false;
    if (this.words.has(stem) || this.words.has(`${stem}e`)) return true;
    if (stem.endsWith('i')) return this.words.has(`${stem.slice(0, -1)}y`);
    return stem.at(-1) === stem.at(-2) && this.words.has(stem.slice(0, -1));
  }

  private static async read(): Promise<OrdinaryWords> {
    const { default: dictionary } = await import('dictionary-en');
    const [words, names] = [new Set<string>(), new Set<string>()];
    // The first line counts the others; what stands after a slash says how a word is inflected.
    for (const line of Buffer.from(dictionary.dic).toString('utf8').split('\n').slice(1)) {
      const [word = ''] = line.split('/');
      const lower = word.toLowerCase();
      (word === lower ? words : names).add(lower);
    }
    return new OrdinaryWords(words, names);
  }
}
