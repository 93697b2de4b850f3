import { randomUUID } from 'node:crypto';

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function createAudioKey(): string {
  return randomUUID();
}

export function isAudioKey(key: string): boolean {
  return KEY.test(key);
}
