import { randomBytes } from 'node:crypto';
import { describeSettings, loadSettings } from '@stitchbook/config';
import { generateIdentitySecrets } from '@stitchbook/identity';
import { formatEnvironmentFiles } from '../../operations/format-environment-files.ts';
import { findReaders } from '../../operations/environment/find-readers.ts';
import { findSettings } from '../../operations/environment/find-settings.ts';
import { type Container, containersOf, readManifests, workloads } from './support/read-manifests.ts';
import { CHECKOUT } from './support/run-program.ts';

const WORKER_COUNT = 3;
const random = () => randomBytes(32).toString('base64url');
const secrets = formatEnvironmentFiles({
  POSTGRES_PASSWORD: random(),
  S3_ACCESS_KEY: 'stitchbook',
  S3_SECRET_KEY: random(),
  SESSION_SECRET: random(),
  ...generateIdentitySecrets(),
});
const settings = await findSettings(CHECKOUT, { built: false });
const readers = findReaders(CHECKOUT);
const known = [...settings.values()].flatMap((each) => describeSettings(each).map(({ variable }) => variable));
const services = workloads(readManifests('base')).map((workload): [string, Container] => {
  const [container] = workload.spec.template.spec.containers;
  if (!container) throw new Error(`${workload.metadata.name} has no container`);
  return [workload.metadata.name, container];
});

function parse(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.filter(Boolean).map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

function literalsOf(folder: string): Record<string, string> {
  const generators = readManifests(folder).flatMap(({ configMapGenerator = [] }) => configMapGenerator);
  return parse(generators.flatMap(({ literals }) => literals));
}

/** What a container of an overlay finds in its environment, put together as Kubernetes does. */
function environmentOf(
  { env = [], envFrom = [] }: Container,
  configuration: Record<string, string>,
): Record<string, string> {
  const of = (secret = '') => parse((secrets[`${secret.replace('stitchbook-', '')}.env`] ?? '').split('\n'));
  const found: Record<string, string> = {};
  for (const { configMapRef, secretRef } of envFrom)
    Object.assign(found, configMapRef ? configuration : of(secretRef?.name));
  for (const { name, value, valueFrom } of env) {
    const { name: secret, key = '' } = valueFrom?.secretKeyRef ?? {};
    const given = value ?? of(secret)[key] ?? '';
    found[name] = given.replaceAll(/\$\((\w+)\)/g, (_whole, other: string) => found[other] ?? '');
  }
  return found;
}

describe.each([
  ['trial', { ...literalsOf('base'), ...literalsOf('components/stores'), ...literalsOf('overlays/trial') }],
  ['example', { ...literalsOf('base'), ...literalsOf('overlays/example') }],
])('in the overlay %s', (_overlay, configuration) => {
  it.each(services)('%s has every setting it needs, and would start', (name, container) => {
    const environment = environmentOf(container, configuration);
    const read = [...settings].filter(([settingsName]) => readers.get(settingsName)?.includes(name));
    expect(read.length).toBeGreaterThan(2);
    for (const [, each] of read) expect(() => loadSettings(each, environment)).not.toThrow();
  });

  it.each(services)('%s has no key that it does not use', (name, container) => {
    const environment = environmentOf(container, configuration);
    if (!readers.get('StorageSettings')?.includes(name)) {
      expect(Object.keys(environment)).not.toEqual(expect.arrayContaining(['S3_ACCESS_KEY']));
      expect(Object.keys(environment)).not.toEqual(expect.arrayContaining(['S3_SECRET_KEY']));
    }
  });

  it('the addresses of sign-in agree', () => {
    const gateway = services.find(([name]) => name === 'gateway')?.[1];
    if (!gateway) throw new Error('there is no gateway');
    const { BASE_URL, OIDC_ISSUER } = environmentOf(gateway, configuration);
    expect(OIDC_ISSUER).toBe(`${BASE_URL}/oidc`);
  });
});

describe('the settings in the manifests', () => {
  it.each(services)('of %s are all known to the code', (_name, { env = [] }) => {
    expect(known).toEqual(expect.arrayContaining(env.map(({ name }) => name)));
  });

  it('in configuration and secrets are all known to the code', () => {
    const configuration = Object.keys({
      ...literalsOf('base'),
      ...literalsOf('components'),
      ...literalsOf('overlays'),
    });
    expect(known).toEqual(expect.arrayContaining(configuration));
    // The database's own image wants its password apart from the address.
    const kept = Object.values(secrets).flatMap((text) => Object.keys(parse(text.split('\n'))));
    expect(kept.filter((name) => !known.includes(name))).toEqual(['POSTGRES_PASSWORD']);
  });

  it('open the ports that are written down', () => {
    for (const [name, { ports = [], env = [] }] of services) {
      const opened = Object.fromEntries(ports.map((port) => [port.name, String(port.containerPort)]));
      expect(opened['metrics']).toBe(literalsOf('base')['METRICS_PORT']);
      const port = env.find((entry) => entry.name === 'PORT' || entry.name === 'IDENTITY_PORT');
      expect([name, opened['http']]).toEqual([name, port?.value]);
    }
    expect(services.filter(([, { ports = [] }]) => ports.length === 1)).toHaveLength(WORKER_COUNT);
  });

  it('leave time to finish: nobody is killed before the end of the grace', () => {
    for (const workload of workloads(readManifests('base'))) {
      const { terminationGracePeriodSeconds = 0, containers } = workload.spec.template.spec;
      const Shutdown = settings.get('ShutdownSettings');
      if (!Shutdown) throw new Error('there are no ShutdownSettings');
      const environment = Object.fromEntries((containers[0]?.env ?? []).map(({ name, value }) => [name, value]));
      const { delaySeconds, graceSeconds } = loadSettings(Shutdown, environment) as Record<string, number>;
      const before = Number(containers[0]?.lifecycle?.preStop?.exec.command[1] ?? 0);
      expect(terminationGracePeriodSeconds).toBeGreaterThan(before + (delaySeconds ?? 0) + (graceSeconds ?? 0));
    }
  });
});

it('no secret is in quotes, which Kustomize would take for part of it', () => {
  expect(Object.values(secrets).join('')).not.toMatch(/=['"]/);
  expect(workloads(readManifests()).flatMap(containersOf)).not.toEqual([]);
});
