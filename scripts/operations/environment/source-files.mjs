import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The TypeScript sources of every lib and service.
 * @param {string} checkout
 * @returns {{ room: string, path: string }[]} `room` such as `services/gateway`, `path` below the checkout
 */
export function sourceFiles(checkout) {
  const rooms = ['libs', 'services'].flatMap((kind) =>
    readdirSync(join(checkout, kind)).map((name) => `${kind}/${name}`),
  );
  return rooms.flatMap((room) =>
    readdirSync(join(checkout, room, 'src'), { recursive: true })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => ({ room, path: join(room, 'src', path) })),
  );
}
