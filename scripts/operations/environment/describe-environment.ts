import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeSettings } from '@stitchbook/config';
import { findSettings } from './find-settings.ts';
import { findReaders, nameReaders } from './find-readers.ts';

const BEGIN = '<!-- environment: written by npm run docs:environment -->';
const END = '<!-- environment: end -->';

/** The page with what the settings say of themselves, in tables between its two marks. */
export async function describeEnvironment(page: string, checkout: string, which: { built: boolean }): Promise<string> {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin === -1 || end < begin) throw new Error(`The page has no place for the table: ${BEGIN} ... ${END}`);
  const tables = await renderTables(checkout, which);
  return `${page.slice(0, begin + BEGIN.length)}\n\n${tables}\n\n${page.slice(end)}`;
}

async function renderTables(checkout: string, which: { built: boolean }): Promise<string> {
  const [settings, readers] = [await findSettings(checkout, which), findReaders(checkout)];
  const all = [...settings].flatMap(([name, type]) => describeSettings(type).map((each) => ({ name, ...each })));
  const rowOf = (variable: string) => {
    const described = all.filter((each) => each.variable === variable);
    const [description] = described;
    if (!description) throw new Error(`.env.example names ${variable}, which no settings class has`);
    const who = described.flatMap(({ name }) => readers.get(name) ?? []);
    return [`\`${variable}\``, description.meaning, showDefault(description), nameReaders([...new Set(who)])];
  };
  return readSections(readFileSync(join(checkout, '.env.example'), 'utf8'))
    .map(({ title, variables }) => `**${title}**\n\n${asTable(variables.map(rowOf))}`)
    .join('\n\n');
}

function showDefault({ fallback }: { fallback: string | undefined }): string {
  return fallback === undefined ? '' : `\`${fallback}\``;
}

function asTable(rows: readonly string[][]): string {
  const lines = rows.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
  return ['| variable | meaning | default | read by |', '|---|---|---|---|', ...lines].join('\n');
}

/** The sections of `.env.example`, which say in what order settings are shown. */
function readSections(example: string): { title: string; variables: string[] }[] {
  const [, ...parts] = example.split(/^# --- /m);
  return parts.map((part) => ({
    title: part.slice(0, part.indexOf(' ---')),
    variables: [...part.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name),
  }));
}
