import { jest } from '@jest/globals';
import { mkdir, readdir, readFile, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkModel, listInstalledModels, removeModel } from '@stitchbook/speech/models';
import { FIXTURES } from './support/fixtures.ts';
import { bzip2, tarOf, zipOf } from './support/make-archive.ts';
import { makeWav, noise } from './support/make-wav.ts';
import { MODEL_FILES, ModelInstallation } from './support/model-installation.ts';

jest.setTimeout(240_000);

describe('a model that an operator adds', () => {
  const at = new ModelInstallation();

  it.each([
    ['a tar', async () => at.keep('a.tar', await tarOf(at.entries))],
    ['a tar.gz', async () => at.keep('a.tar.gz', await tarOf(at.entries, { gzip: true }))],
    ['a tar.bz2', async () => at.keep('a.tar.bz2', await bzip2(await tarOf(at.entries)))],
    ['a zip', async () => at.keep('a.zip', await zipOf(at.entries))],
  ])('is unpacked from %s, heard and told with its files', async (_, make) => {
    const { heard, ...added } = await at.add(await make());
    expect(heard).toBe('He might even have been made amiable himself.');
    expect(added).toMatchObject({
      name: 'moonshine-tiny-en',
      family: 'moonshine',
      languages: ['en'],
      verified: 'right-words',
    });
    expect(added.memoryMb).toBeGreaterThan(50);
    expect(await listInstalledModels(at.models)).toEqual([added]);
    expect((await readdir(added.folder)).toSorted()).toEqual(
      ['LICENSE', ...MODEL_FILES, 'stitchbook-model.json'].toSorted(),
    );
    const [copied, original] = await Promise.all(
      [added.folder, at.tiny].map((folder) => readFile(join(folder, 'encoder_model.onnx'))),
    );
    expect(copied?.equals(original ?? Buffer.alloc(0))).toBe(true);
    expect((await stat(added.folder)).mode & 0o777).toBe(0o755);
  });

  it('is copied from a folder whose files are links, under another name and for what it is said to hear', async () => {
    const folder = join(at.scratch, 'linked');
    await mkdir(folder);
    for (const name of MODEL_FILES) await symlink(join(at.tiny, name), join(folder, name));
    const added = await at.add(folder, { name: 'mine', languages: ['gd', 'gd'] });
    expect(added).toMatchObject({ name: 'mine', origin: 'linked', languages: ['gd'], verified: 'some-words' });
    await expect(at.add(folder, { name: 'mine', languages: ['gd'] })).rejects.toThrow(
      'A model called mine is there already',
    );
  });

  it('is heard again with every check, which finds a file that is not what it was', async () => {
    const { name, folder } = await at.add(at.tiny, { name: 'en', languages: ['en'] });
    expect(await checkModel(at.models, name, await at.verification())).toEqual({
      heard: 'He might even have been made amiable himself.',
    });
    const path = join(folder, 'tokens.txt');
    const tokens = await readFile(path);
    tokens[100] = (tokens[100] ?? 0) ^ 1;
    await writeFile(path, tokens);
    await expect(checkModel(at.models, name, await at.verification())).rejects.toThrow(
      'Not what was added: tokens.txt.',
    );
    await truncate(path, 10);
    expect(await listInstalledModels(at.models)).toEqual([]);
    expect(await listInstalledModels(at.models, { withIncomplete: true })).toHaveLength(1);
    await removeModel(at.models, name);
    expect(await at.isEmpty()).toBe(true);
    await expect(removeModel(at.models, name)).rejects.toThrow('No model called en was added.');
  });

  it('has to hear a clip of its own where one is given', async () => {
    const said = FIXTURES[0];
    if (!said) throw new Error('a fixture is missing');
    const audio = { path: said.path, format: said.format };
    await expect(
      at.add(at.tiny, { languages: ['gd'], clip: { audio, says: 'Tha mi a dol dhachaigh a-nis.' } }),
    ).rejects.toThrow(/The clip says "Tha mi.*the model wrote "And Mr\. John Dashwood/);
    const silent = { path: await at.keep('noise.wav', Buffer.from(makeWav(noise(3, 0.05)))), format: 'wav' } as const;
    await expect(at.add(at.tiny, { languages: ['gd'], clip: { audio: silent, says: null } })).rejects.toThrow(
      'Nobody speaks in the clip',
    );
    const added = await at.add(at.tiny, { name: 'right', languages: ['gd'], clip: { audio, says: said.words } });
    expect(added.verified).toBe('right-words');
  });
});
