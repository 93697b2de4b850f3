import { validateSync } from 'class-validator';

/** Where one property of a settings class comes from, and what it means to the person who sets it. */
export interface SettingDescription {
  property: string;
  variable: string;
  meaning: string;
  /** Written as it would be in the environment; a setting without one must be given. */
  fallback: string | undefined;
}

const described = new WeakMap<object, SettingDescription[]>();

/**
 * Binds a property of a settings class to an environment variable.
 * Numbers and booleans are converted by the property's declared type; rules are class-validator's own decorators beside it.
 */
export function Setting(variable: string, meaning: string, fallback?: string): PropertyDecorator {
  return (prototype, property) => {
    const own = described.get(prototype) ?? [];
    described.set(prototype, [...own, { property: String(property), variable, meaning, fallback }]);
  };
}

/** Every setting of a class, those of the classes it extends first. */
export function describeSettings(settings: new () => object): SettingDescription[] {
  const found: SettingDescription[] = [];
  for (let at: object | null = settings.prototype as object; at; at = Object.getPrototypeOf(at) as object | null) {
    found.unshift(...(described.get(at) ?? []));
  }
  return found;
}

/** Everything that is wrong with the environment, one sentence a setting; no value is repeated. */
export class InvalidSettingsError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`These settings are wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'InvalidSettingsError';
    this.problems = problems;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads a settings class from the environment. An empty variable counts as not set. Throws `InvalidSettingsError`, which names
 * every setting that is wrong.
 */
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
