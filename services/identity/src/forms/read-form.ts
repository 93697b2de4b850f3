import { validateSync } from 'class-validator';

/** A sentence for each field that is wrong, by the field's name; `form` is for what no single field is to blame for. */
export type Problems<F> = Partial<Record<keyof F | 'form', string>>;

export function hasProblems(problems: object): boolean {
  return Object.keys(problems).length > 0;
}

/** Fields that are not trimmed: blanks may be part of a password. */
const PASSWORDS = new Set(['password', 'currentPassword']);

/**
 * Fills a form's own fields from a posted body and checks them. What is missing, doubled or not text counts as empty;
 * fields that the form does not know are ignored.
 * @param clean what is done to values before, by the field's name
 */
export function readForm<F extends object>(
  form: new () => F,
  body: unknown,
  clean: Readonly<Record<string, (value: string) => string>> = {},
): { values: F; problems: Problems<F> } {
  const values = new form();
  const posted: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  for (const field of Object.keys(values)) {
    const value = posted[field];
    Reflect.set(values, field, typeof value === 'string' ? tidy(field, clean[field]?.(value) ?? value) : '');
  }
  const problems: Problems<F> = {};
  for (const { property, constraints } of validateSync(values, { stopAtFirstError: true })) {
    problems[property as keyof F] = Object.values(constraints ?? {})[0];
  }
  return { values, problems };
}

function tidy(field: string, value: string): string {
  return PASSWORDS.has(field) ? value : value.normalize('NFC').trim();
}
