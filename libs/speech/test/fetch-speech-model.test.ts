import { jest } from '@jest/globals';
import { appendFile, cp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchSpeechModel, isSpeechModelComplete, type ModelFetchProgress } from '@stitchbook/speech/fetch-model';
import { startFakeRegistry } from './support/fake-registry.ts';
import { ensureSpeechModel } from './support/speech-model.ts';
import { ScratchFolder } from './support/scratch-folder.ts';

jest.setTimeout(120_000);

const NOWHERE = 'http://127.0.0.1:9';

describe('fetching the speech model', () => {
  let scratch: ScratchFolder;
  let directory: string;
  const environment = { ...process.env };
  beforeEach(async () => {
    scratch = await ScratchFolder.create();
    directory = join(scratch.path, 'model');
    process.env['npm_config_cache'] = join(scratch.path, 'cache');
  });
  afterEach(async () => {
    process.env = { ...environment };
    await scratch.remove();
  });

  const useRegistry = (address: string) => (process.env['npm_config_registry'] = address);

  it('brings exactly the needed files, says how far it is, and is done at once the second time', async () => {
    const seen: ModelFetchProgress[] = [];
    expect(await isSpeechModelComplete(directory)).toBe(false);
    await fetchSpeechModel({ directory, environment: process.env, onProgress: (progress) => seen.push(progress) });
    expect((await readdir(directory)).filter((name) => !name.startsWith('.')).toSorted()).toEqual([
      'decoder_model_merged.onnx',
      'encoder_model.onnx',
      'silero_vad_v6.onnx',
      'tokens.txt',
    ]);
    expect((await readdir(directory)).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(await isSpeechModelComplete(directory)).toBe(true);
    const last = seen.filter(({ label }) => label === 'speech model').at(-1);
    expect(last?.receivedBytes).toBe(last?.totalBytes);
    useRegistry(NOWHERE);
    await fetchSpeechModel({ directory, environment: process.env });
  });

  it('writes a line for each of the 32,768 tokens', async () => {
    const tokens = (await readFile(join(await ensureSpeechModel(), 'tokens.txt'), 'utf8')).trimEnd().split('\n');
    expect(tokens).toHaveLength(32_768);
    expect(tokens[3]).toBe('AA== 3');
    expect(tokens[29_871]).toBe('IA== 29871');
    expect(tokens.every((line, id) => line.endsWith(` ${id}`))).toBe(true);
  });

  it('says what to do when the registry cannot be reached', async () => {
    useRegistry(NOWHERE);
    await expect(fetchSpeechModel({ directory, environment: process.env })).rejects.toThrow(
      /speech model .* could not be fetched from the npm registry \(ECONNREFUSED\).*Run the same command again/s,
    );
    expect(await isSpeechModelComplete(directory)).toBe(false);
  });

  it.each([
    ['is cut off in the middle', { cutOff: () => true }, /could not be fetched.*Run the same command again/s],
    ['is not what was published', {}, /is not the one that was published.*Run the same command again/s],
    ['is another under its name', { tellsOwnChecksums: true }, /is not the one that was published/],
  ])('leaves nothing that could be taken for a model when a package %s', async (_, options, message) => {
    const registry = await startFakeRegistry(options);
    useRegistry(registry.address);
    await expect(fetchSpeechModel({ directory, environment: process.env })).rejects.toThrow(message);
    await registry.close();
    expect(await readdir(directory)).toEqual([]);
  });

  it('goes on where it was interrupted', async () => {
    await cp(await ensureSpeechModel(), directory, { recursive: true });
    await rm(join(directory, 'silero_vad_v6.onnx'));
    const registry = await startFakeRegistry();
    useRegistry(registry.address);
    await expect(fetchSpeechModel({ directory, environment: process.env })).rejects.toThrow(/voice detector/);
    await registry.close();
    expect(new Set(registry.tarballsSent)).toEqual(new Set(['@ricky0123/vad-web']));
    process.env = { ...environment };
    await fetchSpeechModel({ directory, environment: process.env });
    expect(await isSpeechModelComplete(directory)).toBe(true);
  });

  it('notices a file that is not whole', async () => {
    await cp(await ensureSpeechModel(), directory, { recursive: true });
    expect(await isSpeechModelComplete(directory)).toBe(true);
    await appendFile(join(directory, 'encoder_model.onnx'), 'x');
    expect(await isSpeechModelComplete(directory)).toBe(false);
  });
});
