import type { FileHandle } from 'node:fs/promises';

/** The bytes at `position`; fewer than `length` when the file ends before. */
export async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}
