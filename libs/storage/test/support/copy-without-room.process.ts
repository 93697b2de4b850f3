/** Makes a local copy of what a store has, where there is no folder for it: prints how that ended, and how often the store was asked. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAudioKey, createAudioStore } from '@stitchbook/storage';

let asked = 0;
const server = createServer((_, response) => {
  asked += 1;
  // The rest never comes: whoever does not read it keeps the connection.
  response.writeHead(200, { 'content-length': '1000000' }).write('the beginning');
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const store = createAudioStore({
  s3Endpoint: `http://127.0.0.1:${port}`,
  s3Region: 'us-east-1',
  s3Bucket: 'audio',
  s3AccessKey: 'stitchbook',
  s3SecretKey: 'stitchbook',
});
process.env['TMPDIR'] = '/nowhere';
const ended = await store
  .withLocalFile(createAudioKey(), async () => 'copied')
  .catch(({ code }: { code: string }) => code);
console.log(JSON.stringify({ ended, asked }));
server.closeAllConnections();
server.close();
