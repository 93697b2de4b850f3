/**
 * The sections of `.env.example`, which say in what order settings are shown.
 * @param {string} example
 * @returns {{ title: string, variables: string[] }[]}
 */
export function readSections(example) {
  const [, ...parts] = example.split(/^# --- /m);
  return parts.map((part) => ({
    title: part.slice(0, part.indexOf(' ---')),
    variables: [...part.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
  }));
}
