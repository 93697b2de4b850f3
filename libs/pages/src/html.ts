/** Markup that is safe to send: only `html` makes it. */
export class Html {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

type Piece = string | number | Html | readonly Html[] | false | null | undefined;

/** A template in which everything that is not itself `Html` is escaped, for text and for quoted attributes alike. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(strings.reduce((markup, text, at) => markup + render(pieces[at - 1]) + text));
}

/** Markup that came from the provider's own library. Never for what a person typed. */
export function trusted(markup: string): Html {
  return new Html(markup);
}

function render(piece: Piece): string {
  if (piece === false || piece === null || piece === undefined) return '';
  if (piece instanceof Html) return piece.toString();
  if (typeof piece === 'object') return piece.map(String).join('');
  return escape(String(piece));
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
