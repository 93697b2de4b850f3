import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { temporaryFolder } from './temporary-folder.ts';
import { checkPort, checkWritable, findFreePort } from '../../start/check-machine.mjs';
import { refuseOldNode } from '../../start/refuse-old-node.mjs';

const folder = temporaryFolder();

describe('checking the machine', () => {
  it('names the port that another program uses', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(checkPort('127.0.0.1', port)).rejects.toThrow(`Port ${port} is in use by another program`);
    await new Promise((resolve) => other.close(resolve));
    await expect(checkPort('127.0.0.1', port)).resolves.toBeUndefined();
  });

  it.each([Number.NaN, 0, 65_536, 1.5])('refuses %s as a port', (port) => {
    expect(() => checkPort('127.0.0.1', port)).toThrow('PORT must be a number between 1 and 65535.');
  });

  it('finds a port that is free', async () => {
    await expect(checkPort('127.0.0.1', await findFreePort('127.0.0.1'))).resolves.toBeUndefined();
  });

  it('finds none that a connection to elsewhere could be given', async () => {
    const [first = 0] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s/).map(Number);
    for (let n = 0; n < 50; n += 1) expect(await findFreePort('127.0.0.1')).toBeLessThan(first);
  });

  it('names the folder in which it may not write', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => checkWritable(join(folder, 'file', 'below'), 'its data folder')).toThrow(
      `Stitchbook may not write in its data folder, ${join(folder, 'file', 'below')} (ENOTDIR).`,
    );
  });

  it('leaves nothing behind in a folder in which it may write', () => {
    expect(() => checkWritable(join(folder, 'new'), 'its data folder')).not.toThrow();
    expect(() => checkWritable(join(folder, 'new'), 'its data folder')).not.toThrow();
  });

  it.each([
    ['18.20.4', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['22.0.0', true],
  ])('says whether Node %s is new enough', (version, isNewEnough) => {
    const error = jest.spyOn(console, 'error').mockReturnValue();
    expect(refuseOldNode(version)).toBe(isNewEnough);
    expect(error.mock.calls).toEqual(
      isNewEnough ? [] : [[`Stitchbook needs Node 20.19 or newer, and this is Node ${version}.`]],
    );
    error.mockRestore();
    process.exitCode = undefined;
  });
});
