import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import './scripts/test/read-imports-with-swc.mjs';

const GROUND = ['contracts', 'config', 'logging'];

/** What each lib may stand on. A lib that is not listed here may import no other. */
const MAY_IMPORT = {
  'api-types': [],
  contracts: [],
  config: [],
  logging: [],
  pages: [],
  'http-client': [],
  'model-files': [],
  metrics: GROUND,
  database: [...GROUND, 'supervision'],
  storage: [...GROUND, 'supervision'],
  speech: [...GROUND, 'http-client', 'model-files'],
  meaning: [...GROUND, 'http-client', 'model-files'],
  text: [...GROUND, 'http-client'],
  voices: [...GROUND, 'http-client'],
  archive: [...GROUND, 'text'],
  supervision: GROUND,
  jobs: [...GROUND, 'metrics', 'database', 'supervision'],
  backup: [...GROUND, 'database', 'storage'],
  testing: [...GROUND, 'database', 'storage', 'jobs', 'meaning'],
};

/** Only among tests may folders import each other. */
const FOLDER_CYCLES = '/test(/|$)';

const TESTS = '(^|/)test/|^(bench|e2e)/';

const eachLibStandsOnThoseBelow = Object.entries(MAY_IMPORT).map(([lib, below]) => ({
  name: `libs/${lib} imports ${below.length > 0 ? `only ${below.join(', ')}` : 'no other lib'}`,
  severity: 'error',
  from: { path: `^libs/${lib}/src/` },
  to: { path: '^libs/', pathNot: `^libs/(${[lib, ...below].join('|')})/` },
}));

/** The sources that a lib's package.json exports. */
function frontDoorsOf(lib) {
  const { exports } = JSON.parse(readFileSync(join('libs', lib, 'package.json'), 'utf8'));
  const sources = Object.values(exports).map((door) => join('libs', lib, door['@stitchbook/source']));
  return sources.map((source) => `^${source.replaceAll('.', '\\.')}$`);
}

/** One technology, one place: everybody else speaks to the port in front of it. */
function onlyIn(name, packages, places) {
  return {
    name,
    severity: 'error',
    from: { path: '^(libs|services|frontend)/', pathNot: [...places, TESTS] },
    to: { path: `(^|/)node_modules/(${packages.join('|')})/` },
  };
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'the frontend imports only contracts and the types of the API',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^(libs|services|scripts|bench|e2e)/', pathNot: '^libs/(contracts|api-types)/' },
    },
    {
      name: 'the frontend runs in a browser',
      severity: 'error',
      from: { path: '^frontend/src/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'features do not import each other',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'what features share does not know the features',
      severity: 'error',
      from: { path: '^frontend/src/', pathNot: '^frontend/src/(features|app|routes)/|^frontend/src/[^/]+$' },
      to: { path: '^frontend/src/(features|app|routes)/' },
    },
    {
      name: 'no service imports a service',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'services and libs import only libs',
      severity: 'error',
      from: { path: '^(libs|services)/[^/]+/src/' },
      to: { path: '^(frontend|scripts|bench|e2e)/' },
    },
    {
      name: 'no lib imports a service',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^services/' },
    },
    ...eachLibStandsOnThoseBelow,
    {
      name: 'a lib is entered by its front door',
      severity: 'error',
      from: { path: '^(libs|services|frontend)/([^/]+)/' },
      to: {
        path: '^libs/[^/]+/src/',
        pathNot: ['^libs/$2/', ...readdirSync('libs').flatMap(frontDoorsOf)],
      },
    },
    {
      name: 'only tests import libs/testing',
      severity: 'error',
      from: { pathNot: [TESTS, '^libs/testing/'] },
      to: { path: '^libs/testing/' },
    },
    {
      name: 'nothing imports a test',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: '\\.test\\.tsx?$' },
    },
    onlyIn(
      'Nest lives only in the gateway, the workers and the Nest modules of libs',
      ['@nestjs'],
      ['^services/(gateway|transcription|enrichment|creations)/', '^libs/[^/]+/src/nest/'],
    ),
    onlyIn(
      'TypeORM lives only in libs/database, libs/jobs and repositories',
      ['typeorm'],
      ['^libs/(database|jobs)/', '\\.repository\\.ts$'],
    ),
    onlyIn('BullMQ and Redis live only in libs/jobs', ['bullmq', 'ioredis'], ['^libs/jobs/']),
    onlyIn('Prometheus is spoken only in libs/metrics', ['prom-client'], ['^libs/metrics/']),
    onlyIn('S3 is spoken only in libs/storage', ['minio'], ['^libs/storage/']),
    onlyIn(
      'speech models run only in libs/speech',
      ['sherpa-onnx-node', '@audio', 'audio-file-decoder', 'mediabunny'],
      ['^libs/speech/'],
    ),
    onlyIn('embedding models run only in libs/meaning', ['@lat\\.md'], ['^libs/meaning/']),
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      // Folders of a package form a tree, so that each can be read without the one that uses it.
      name: 'no cycles of folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(libs|services)/', pathNot: FOLDER_CYCLES },
      to: { circular: true },
    },
    {
      name: 'every import leads somewhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'a workspace lists the packages it imports',
      severity: 'error',
      from: { path: '^(libs|services|frontend)/[^/]*/?src/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    // TypeScript 7 has no JavaScript API, so the sources are read with swc; a test proves that the rules see.
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: '(^|/)node_modules/' },
    // Only what our own builds make: a package's own dist folder is how the rules above see that it is imported.
    exclude: { path: '^((libs|services)/[^/]+|frontend)/(dist|dist-types|coverage)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@stitchbook/source', 'types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
