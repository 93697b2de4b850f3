import { runProgram } from '../run-program.ts';
import { type Tally, tally } from '../report-suites.ts';
import { IMAGES } from './prepare-images.ts';
import { TEST_RUN } from './test-run.ts';

const SERVICES = ['identity', 'gateway', 'transcription', 'enrichment', 'creations', 'migrate'];
const LIMIT_MB = 250;

/** What each image adds to the one it stands on, as a table; one test an image. */
export async function measureImages(): Promise<Tally> {
  const base = await megabytesOf(IMAGES.node);
  const sizes: { service: string; whole: number; added: number }[] = [];
  for (const service of SERVICES) {
    const whole = await megabytesOf(`stitchbook/${service}:${TEST_RUN}`);
    sizes.push({ service, whole, added: whole - base });
  }
  const tooLarge = sizes.filter(({ added }) => !(added <= LIMIT_MB));
  const rows = sizes.map(
    ({ service, whole, added }) =>
      `  ${service.padEnd(14)}${whole.toFixed(0).padStart(6)} MB${added.toFixed(0).padStart(8)} MB`,
  );
  const output = [`  image          whole    above ${IMAGES.node} (limit ${LIMIT_MB} MB)`, ...rows].join('\n');
  return tally('image sizes', {
    passed: sizes.length - tooLarge.length,
    failed: tooLarge.length,
    output: `\n${output}`,
  });
}

async function megabytesOf(image: string): Promise<number> {
  const { output } = await runProgram('docker', ['image', 'inspect', '--format', '{{.Size}}', image]);
  return Number(output) / 1e6;
}
