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
