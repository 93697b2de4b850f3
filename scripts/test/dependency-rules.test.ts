import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { layoutWithImports } from './layout-with-imports.ts';

const FORBIDDEN: [file: string, code: string, rule: string][] = [
  [
    'frontend/src/a.ts',
    "import '@stitchbook/database';",
    'the frontend imports only contracts and the types of the API',
  ],
  ['frontend/src/b.ts', "import 'node:fs';", 'the frontend runs in a browser'],
  [
    'frontend/src/features/x/c.tsx',
    "import { D } from '../y/d.ts'; export const c = <D>{1}</D>;",
    'features do not import each other',
  ],
  ['frontend/src/ui/e.ts', "import '../features/y/d.ts';", 'what features share does not know the features'],
  ['services/a/src/f.ts', "export * from '../../b/src/g.ts';", 'no service imports a service'],
  ['services/a/src/h.ts', "import '../../../frontend/src/i.ts';", 'services and libs import only libs'],
  ['libs/text/src/j.ts', "import '../../../services/b/src/g.ts';", 'no lib imports a service'],
  [
    'libs/database/src/k.ts',
    "import type { Here } from '@stitchbook/jobs';",
    'libs/database imports only contracts, config, logging, supervision',
  ],
  ['libs/config/src/l.ts', "export const l = () => import('@stitchbook/logging');", 'libs/config imports no other lib'],
  [
    'services/a/src/m.ts',
    "import { inside } from '../../../libs/text/src/inside.ts';",
    'a lib is entered by its front door',
  ],
  ['services/a/src/n.ts', "type T = import('@stitchbook/testing').Here;", 'only tests import libs/testing'],
  ['services/a/src/o.ts', "import '../test/p.test.ts';", 'nothing imports a test'],
  [
    'services/a/src/q.ts',
    "import { thing } from '@nestjs/common';",
    'Nest lives only in the gateway, the workers and the Nest modules of libs',
  ],
  [
    'services/a/src/r.ts',
    "import type { T } from 'typeorm';",
    'TypeORM lives only in libs/database, libs/jobs and repositories',
  ],
  [
    'services/b/src/main.ts',
    "import { thing } from 'typeorm';",
    'TypeORM lives only in libs/database, libs/jobs and repositories',
  ],
  [
    'services/a/src/s.ts',
    "function s() { using x = open(); return require('bullmq'); }",
    'BullMQ and Redis live only in libs/jobs',
  ],
  ['services/a/src/t.ts', "import { thing } from 'sherpa-onnx-node';", 'speech models run only in libs/speech'],
  ['services/a/src/l.ts', "import { thing } from '@lat.md/embed';", 'embedding models run only in libs/meaning'],
  ['services/a/src/z.ts', "import { thing } from 'prom-client';", 'Prometheus is spoken only in libs/metrics'],
  ['services/a/src/y.ts', "import { thing } from 'minio';", 'S3 is spoken only in libs/storage'],
  ['libs/text/src/u.ts', "import './v.ts';", 'no cycles'],
  ['libs/text/src/one/aa.ts', "import '../other/bb.ts';", 'no cycles of folders'],
  ['libs/text/src/w.ts', "import './missing.ts';", 'every import leads somewhere'],
  ['services/a/src/x.ts', "import { thing } from 'unlisted';", 'a workspace lists the packages it imports'],
];

const ALLOWED: Record<string, string> = {
  'frontend/src/i.ts': "import { here } from '@stitchbook/contracts';",
  'frontend/src/features/y/d.ts': "import './own.ts';",
  'frontend/src/features/y/own.ts': 'export {};',
  'frontend/src/app/router.tsx': "import '../features/y/d.ts';",
  'services/b/src/g.ts': "import { here } from '@stitchbook/jobs';",
  'services/b/src/note.repository.ts': "import { thing } from 'typeorm';",
  'services/gateway/src/app.module.ts': "import { thing } from '@nestjs/common';",
  'services/a/test/p.test.ts': "import { here } from '@stitchbook/testing';",
  'libs/text/src/other/bb.ts': "import '../one/cc.ts';",
  'libs/text/src/one/cc.ts': 'export {};',
  'libs/text/src/v.ts': "import './u.ts';",
};

interface Cruise {
  summary: {
    violations: { from: string; rule: { name: string } }[];
    ruleSetUsed: { forbidden: { name: string }[] };
  };
}

describe('the dependency rules', () => {
  let folder: string;
  let violations: Cruise['summary']['violations'];
  let rules: string[];

  beforeAll(async () => {
    const forbidden = Object.fromEntries(FORBIDDEN.map(([file, code]) => [file, code]));
    folder = await layoutWithImports({ ...ALLOWED, ...forbidden });
    const depcruise = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const options = [
      '--config',
      resolve('.dependency-cruiser.mjs'),
      '--output-type',
      'json',
      'libs',
      'services',
      'frontend/src',
    ];
    const { stdout, stderr } = spawnSync(process.execPath, [depcruise, ...options], { cwd: folder, encoding: 'utf8' });
    if (stderr) throw new Error(stderr);
    const { summary } = JSON.parse(stdout) as Cruise;
    ({ violations } = summary);
    rules = summary.ruleSetUsed.forbidden.map(({ name }) => name);
  }, 180_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(FORBIDDEN)('catch %s saying %s', (file, _code, rule) => {
    // A rule about folders names the folder.
    const found = violations.filter(({ from }) => from === file || from === dirname(file));
    expect(found.map((violation) => violation.rule.name)).toContain(rule);
  });

  it('are each proved here, those of the single libs by two of them', () => {
    const proved = new Set(FORBIDDEN.map(([, , rule]) => rule));
    expect(rules.filter((rule) => !rule.startsWith('libs/') && !proved.has(rule))).toEqual([]);
  });

  it('let what is allowed pass', () => {
    const offenders = violations.filter(({ from }) => from in ALLOWED && from !== 'libs/text/src/v.ts');
    expect(offenders).toEqual([]);
  });
});
