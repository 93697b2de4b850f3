import { readdir, readlink } from 'node:fs/promises';

/** Asks which files below a directory this process has open. */
export const listOpenFiles = (directory: string) => async (): Promise<string[]> => {
  const handles = await readdir('/proc/self/fd').catch(() => []);
  const paths = await Promise.all(handles.map((handle) => readlink(`/proc/self/fd/${handle}`).catch(() => '')));
  return paths.filter((path) => path.startsWith(directory));
};
