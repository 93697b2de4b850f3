import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ArchiveError } from '../../../libs/archive/src/archive-error.ts';
import { readArchive } from '../../../libs/archive/src/reading/read-archive.ts';
import { defineTarget, mayRefuse, mustHold } from '../define-target.ts';

const folder = mkdtempSync(join(tmpdir(), 'stitchbook-fuzz-'));
const path = join(folder, 'archive.zip');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

export const target = defineTarget({
  covers: ['libs/archive/src'],
  dictionary: [
    'PK\u0001\u0002',
    'PK\u0003\u0004',
    'PK\u0005\u0006',
    'manifest.json',
    'notes/a/note.json',
    '{"format":"stitchbook-account","formatVersion":1}',
  ],
  async run(input) {
    await writeFile(path, input);
    await mayRefuse([ArchiveError], async () => {
      for await (const item of readArchive(path)) {
        if (item.kind === 'unreadable') mustHold(item.reason.endsWith('.'), 'A file is refused without a sentence.');
        if (item.kind === 'note' && item.audio)
          mustHold(
            item.audio.start + item.audio.compressedBytes <= input.length,
            'A recording lies behind the archive.',
          );
      }
    });
  },
});
