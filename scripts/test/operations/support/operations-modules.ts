/** The operations are plain JavaScript; this is what tests know of their types. */
type SettingsClass = new () => object;

const imported = (name: string) => import(new URL(`../../../operations/${name}.mjs`, import.meta.url).href);

export const { describeEnvironment } = (await imported('environment/describe-environment')) as {
  describeEnvironment(page: string, checkout: string, which: { built: boolean }): Promise<string>;
};
export const { findSettings } = (await imported('environment/find-settings')) as {
  findSettings(checkout: string, which: { built: boolean }): Promise<Map<string, SettingsClass>>;
};
export const { findReaders } = (await imported('environment/who-reads')) as {
  findReaders(checkout: string): Map<string, string[]>;
};
export const { asEnvironmentFiles } = (await imported('as-environment-files')) as {
  asEnvironmentFiles(secrets: Record<string, string>): Record<string, string>;
};
