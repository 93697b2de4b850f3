/** Markup that is safe to send: only `html` and `trusted` make it. */
export class Html {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

type Value = string | number | Html | readonly Html[] | false | null | undefined;

/** A template in which everything that is not itself `Html` is escaped, for text and for quoted attributes alike. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.reduce((markup, text, at) => markup + render(values[at - 1]) + text));
}

/** Markup that is sent as it is: only for what a library made, never for what a person typed. */
export function trusted(markup: string): Html {
  return new Html(markup);
}

function render(value: Value): string {
  if (value === false || value === null || value === undefined) return '';
  if (value instanceof Html) return value.toString();
  if (typeof value === 'object') return value.map(String).join('');
  return escape(String(value));
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
