import { type KeyObject, createPrivateKey, generateKeyPairSync } from 'node:crypto';

const publicKeyEncoding = { type: 'spki', format: 'pem' } as const;
const privateKeyEncoding = { type: 'pkcs8', format: 'pem' } as const;

/**
 * A key that can be exported at any time. Node 20 hangs when garbage collection, in the midst of an export, meets the job that made the
 * same key: both lock it. So this one is encoded while it is made, and read again.
 */
export function makePrivateKey(type: 'rsa' | 'ec'): KeyObject {
  const { privateKey } =
    type === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048, publicKeyEncoding, privateKeyEncoding })
      : generateKeyPairSync('ec', { namedCurve: 'P-256', publicKeyEncoding, privateKeyEncoding });
  return createPrivateKey(privateKey);
}
