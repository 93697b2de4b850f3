import { jest } from '@jest/globals';
import { cp, mkdir, mkdtemp, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bzip2, type Entry, tarOf, zipOf } from './support/make-archive.ts';
import { MODEL_FILES, ModelInstallation } from './support/model-installation.ts';

jest.setTimeout(240_000);

describe('what an operator adds that is of no use', () => {
  const at = new ModelInstallation();

  it.each([
    [
      'a path above its folder',
      [{ name: '../evil.onnx', bytes: Buffer.from('x') }],
      /outside of its folder \("\.\.\/evil\.onnx"\)/,
    ],
    ['a path from the root', [{ name: '/tmp/evil.onnx', bytes: Buffer.from('x') }], /outside of its folder/],
    ['a path of Windows', [{ name: 'a\\..\\evil.onnx', bytes: Buffer.from('x') }], /outside of its folder/],
    ['a link', [{ name: 'm/tokens.txt', type: 'symlink', linkname: '/etc/passwd' }], /is no file \("m\/tokens\.txt"/],
    ['a hard link', [{ name: 'm/tokens.txt', type: 'link', linkname: '/etc/passwd' }], /is no file/],
    ['a device', [{ name: 'm/model.onnx', type: 'character-device' }], /is no file/],
  ] as [string, Entry[], RegExp][])('is refused with %s', async (what, hostile, sentence) => {
    await expect(at.add(await at.keep('hostile.tar', await tarOf([...hostile, ...at.entries])))).rejects.toThrow(
      sentence,
    );
    expect(await at.isEmpty()).toBe(true);
    expect(await stat(join(at.scratch, 'evil.onnx')).catch(() => null)).toBeNull();
    if (!what.includes('device'))
      await expect(at.add(await at.keep('hostile.zip', await zipOf(hostile)))).rejects.toThrow(sentence);
    expect(await at.isEmpty()).toBe(true);
  });

  it('is refused when it says that it is larger than any model, before anything of that is read', async () => {
    const tar = await tarOf([{ name: 'm/large.bin', bytes: Buffer.from('x') }]);
    // The size is the twelve octal digits from byte 124 on, the checksum is made anew.
    tar.write('777777777777', 124, 'latin1');
    tar.fill(' ', 148, 156);
    const sum = tar.subarray(0, 512).reduce((total, byte) => total + byte, 0);
    tar.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
    await expect(at.add(await at.keep('large.tar', tar))).rejects.toThrow('holds more than 12 GB');
    expect(await at.isEmpty()).toBe(true);
  });

  it('is refused when it is thousands of files', async () => {
    const many = Array.from({ length: 10_001 }, (_, number) => ({ name: `m/${number}`, bytes: Buffer.alloc(0) }));
    await expect(at.add(await at.keep('many.tar', await tarOf(many)))).rejects.toThrow('more than 10000 files');
  });

  it.each([
    ['tokens.txt is missing', ['encoder_model.onnx', 'decoder_model_merged.onnx'], 'Its tokens.txt is missing'],
    ['there is no model', ['tokens.txt'], 'There is no .onnx file in it'],
    [
      'its layout is unknown',
      ['nonsense.onnx', 'tokens.txt'],
      /Its layout is not known.*Found: nonsense\.onnx, tokens\.txt/s,
    ],
  ])('is refused in a sentence where %s', async (_, names, sentence) => {
    const folder = await mkdtemp(join(at.scratch, 'half-'));
    for (const name of names) await writeFile(join(folder, name), 'x');
    await expect(at.add(folder)).rejects.toThrow(sentence);
    expect(await at.isEmpty()).toBe(true);
  });

  it.each([
    ['does not exist', async () => join(at.scratch, 'nowhere'), 'There is nothing to be read at'],
    ['is empty', async () => at.keep('empty.zip', Buffer.alloc(0)), 'is empty'],
    ['is no archive', async () => at.keep('words.txt', Buffer.from('a few words')), 'neither a folder nor an archive'],
    [
      'is cut off',
      async () => at.keep('cut.tar.gz', (await tarOf(at.entries, { gzip: true })).subarray(0, 1_000_000)),
      'broken or cut off',
    ],
    [
      'is a cut tar.bz2',
      async () => at.keep('cut.tar.bz2', (await bzip2(await tarOf(at.entries))).subarray(0, 1_000_000)),
      'broken or cut off',
    ],
    [
      'is a cut zip',
      async () => at.keep('cut.zip', (await zipOf(at.entries)).subarray(0, 1_000_000)),
      'broken or cut off',
    ],
  ])('is refused in a sentence when it %s', async (_, make, sentence) => {
    await expect(at.add(await make())).rejects.toThrow(sentence);
    expect(await at.isEmpty()).toBe(true);
  });

  it('is refused in a sentence when the native library cannot load it, or dies of it', async () => {
    const folder = join(at.scratch, 'sherpa-onnx-whisper-broken');
    await mkdir(folder);
    await cp(join(at.tiny, 'encoder_model.onnx'), join(folder, 'broken-encoder.onnx'));
    await cp(join(at.tiny, 'decoder_model_merged.onnx'), join(folder, 'broken-decoder.onnx'));
    await cp(join(at.tiny, 'tokens.txt'), join(folder, 'broken-tokens.txt'));
    await expect(at.add(folder)).rejects.toThrow('The model cannot be loaded');
    await writeFile(join(folder, 'broken-encoder.onnx'), 'no model at all');
    await expect(at.add(folder)).rejects.toThrow('The model cannot be loaded');
    expect(await at.isEmpty()).toBe(true);
  });

  it('has to say which languages it hears where its name does not', async () => {
    const folder = join(at.scratch, 'unnamed');
    await mkdir(folder);
    for (const name of MODEL_FILES) await symlink(join(at.tiny, name), join(folder, name));
    await expect(at.add(folder)).rejects.toThrow('Which languages it hears does not show in its name (unnamed).');
    await expect(at.add(folder, { languages: ['english'] })).rejects.toThrow('"english" is no code of a language');
    await expect(at.add(folder, { name: '../up', languages: ['en'] })).rejects.toThrow("cannot be a model's name");
    expect(await at.isEmpty()).toBe(true);
  });
});
