import { validateSync } from 'class-validator';
import { describeSettings, type SettingDescription } from './setting.ts';

/** Everything that is wrong with the environment, at once. */
export class InvalidSettingsError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`These settings are wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'InvalidSettingsError';
    this.problems = problems;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads one settings class from the environment; an empty variable counts as not set. Throws `InvalidSettingsError`. */
export function loadSettings<S extends object>(settings: new () => S, environment: Environment): S {
  const descriptions = describeSettings(settings);
  const loaded = new settings();
  for (const description of descriptions) {
    const raw = environment[description.variable] || description.fallback;
    if (raw !== undefined) Reflect.set(loaded, description.property, convert(raw, loaded, description.property));
  }
  const problems = validateSync(loaded).map((error) => {
    const { variable, meaning } = descriptionOf(descriptions, error.property);
    const rules = Object.values(error.constraints ?? {}).map((rule) => rule.replace(error.property, variable));
    return `${rules.join(', ')} (${meaning})`;
  });
  if (problems.length > 0) throw new InvalidSettingsError(problems);
  return loaded;
}

function convert(raw: string, target: object, property: string): unknown {
  const type: unknown = Reflect.getMetadata('design:type', target, property);
  if (type === Number) return raw.trim() === '' ? Number.NaN : Number(raw);
  if (type === Boolean) return raw === 'true' || raw === '1' ? true : raw === 'false' || raw === '0' ? false : raw;
  return raw;
}

function descriptionOf(descriptions: SettingDescription[], property: string): SettingDescription {
  const found = descriptions.find((description) => description.property === property);
  if (!found) throw new Error(`${property} has a rule but no @Setting`);
  return found;
}
