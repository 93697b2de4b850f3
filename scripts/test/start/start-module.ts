/** The start is plain JavaScript, so that it runs before anything is installed; imports one of its modules by name. */
export function startModule(name: string): string {
  return new URL(`../../start/${name}.mjs`, import.meta.url).href;
}
