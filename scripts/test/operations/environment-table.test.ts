import { readFile } from 'node:fs/promises';
import { describeSettings } from '@stitchbook/config';
import { describeEnvironment } from '../../operations/environment/describe-environment.ts';
import { findSettings } from '../../operations/environment/find-settings.ts';
import { CHECKOUT } from './support/run-program.ts';

describe('the table of settings in docs/operations.md', () => {
  it('says what the code says; otherwise: npm run docs:environment', async () => {
    const page = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    expect(await describeEnvironment(page, CHECKOUT, { built: false })).toBe(page);
  });

  it('may give one meaning and one default, for every class that has a setting says the same of it', async () => {
    const said = new Map<string, Set<string>>();
    const classes = [...(await findSettings(CHECKOUT, { built: false })).values()];
    for (const { variable, meaning, fallback } of classes.flatMap((settings) => describeSettings(settings))) {
      const sentences = said.get(variable) ?? new Set();
      said.set(variable, sentences.add(`${meaning} (${fallback ?? 'no default'})`));
    }
    const contradictions = [...said].filter(([, sentences]) => sentences.size > 1);
    expect(contradictions.map(([variable, sentences]) => [variable, ...sentences])).toEqual([]);
  });
});
