import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';

/** The port of last time when it is still free, so that a connection noted down elsewhere keeps working; else any free one. */
export async function choosePort(portFile: string): Promise<number> {
  const remembered = Number(await readFile(portFile, 'utf8').catch(() => ''));
  const port = (remembered > 0 && (await findFreePort(remembered).catch(() => null))) || (await findFreePort(0));
  await writeFile(portFile, `${port}\n`);
  return port;
}

/** Answers `wanted` (0: any) if it is free on 127.0.0.1; rejects otherwise. */
function findFreePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: wanted, host: '127.0.0.1' }, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : wanted;
      server.close(() => resolve(port));
    });
  });
}
