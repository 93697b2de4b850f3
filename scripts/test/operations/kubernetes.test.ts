import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { sourceText } from './support/source-text.ts';
import { type Manifest, containersOf, readManifests, workloads } from './support/read-manifests.ts';
import { CHECKOUT } from './support/run-program.ts';

const manifests = readManifests();
const named = ({ kind, metadata, file }: Manifest) => `${kind} ${metadata?.name ?? ''} (${file})`;
const running = workloads(manifests).map((workload): [string, Manifest] => [named(workload), workload]);

/** Kinds that clusters have only with something installed: their schemas are not Kubernetes' own. */
const OTHERS_KINDS = ['Kustomization', 'Component', 'ScaledObject', 'PodMonitor'];

describe('the manifests', () => {
  it.each(
    manifests.filter(({ kind }) => !OTHERS_KINDS.includes(kind)).map((one): [string, Manifest] => [named(one), one]),
  )('%s is what Kubernetes expects', (_name, { file: _file, ...manifest }) => {
    const { apiVersion, kind } = manifest;
    const models = createRequire(import.meta.url)(`kubernetes-models/${apiVersion}`) as Record<
      string,
      new (data: object) => { validate(): void }
    >;
    const Model = models[kind];
    if (!Model) throw new Error(`there is no ${kind} in ${apiVersion}`);
    expect(() => new Model(manifest).validate()).not.toThrow();
  });

  it('are all part of something', () => {
    const listed = manifests.flatMap(({ file, resources = [] }) =>
      resources.map((resource) => normalize(join(dirname(file), resource))),
    );
    const others = manifests.filter(({ kind }) => kind !== 'Kustomization' && kind !== 'Component');
    expect(others.map(({ file }) => file).filter((file) => !listed.includes(file))).toEqual([]);
  });

  it('contain no secret', () => {
    expect(manifests.filter(({ kind }) => kind === 'Secret')).toEqual([]);
    expect(readFileSync(join(CHECKOUT, 'kubernetes', '.gitignore'), 'utf8')).toContain('*.env');
  });
});

describe.each(running)('%s', (_name, workload) => {
  const pod = workload.spec.template.spec;

  it('runs as nobody special, on files it cannot change, and without a token of the cluster', () => {
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    for (const { securityContext } of containersOf(workload)) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  it('says how much it needs, and takes no more memory than it may', () => {
    for (const { resources } of containersOf(workload)) {
      expect(resources).toMatchObject({
        requests: { cpu: expect.anything(), memory: expect.anything() },
        limits: { memory: expect.anything() },
      });
    }
  });

  it('is found by whoever looks for it', () => {
    expect(workload.spec.template.metadata.labels).toMatchObject(workload.spec.selector.matchLabels ?? {});
    const ports = containersOf(workload).flatMap(({ ports: own = [] }) => own.map(({ name }) => name));
    for (const service of manifests.filter(
      ({ kind, spec }) => kind === 'Service' && selects(spec.selector, workload),
    )) {
      expect(ports).toEqual(expect.arrayContaining(service.spec.ports.map(({ targetPort }) => targetPort)));
    }
  });
});

function selects(selector: Record<string, unknown>, { spec }: Manifest): boolean {
  return Object.entries(selector).every(([label, value]) => spec.template.metadata.labels[label] === value);
}

describe('what is selected by labels', () => {
  it.each(['Service', 'PodDisruptionBudget', 'NetworkPolicy'])('is there, for every %s', (kind) => {
    for (const { spec, metadata } of manifests.filter((manifest) => manifest.kind === kind)) {
      const wanted = spec.podSelector?.matchLabels ?? spec.selector?.matchLabels ?? spec.selector ?? {};
      const all = { ...wanted, 'app.kubernetes.io/part-of': undefined };
      const labels = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
      const found = workloads(manifests).filter((workload) => selects(labels, workload));
      expect([metadata.name, found.length > 0]).toEqual([metadata.name, true]);
      const ports = found.flatMap((each) =>
        containersOf(each).flatMap((one) => (one.ports ?? []).map(({ name }) => name)),
      );
      for (const { port } of (spec.ingress ?? []).flatMap((rule) => rule.ports ?? [])) expect(ports).toContain(port);
    }
  });
});

describe('a service that is stuck', () => {
  it.each(workloads(readManifests('base')).map((one): [string, Manifest] => [named(one), one]))(
    'can end itself, and is looked at from outside: %s',
    (_name, { spec }) => {
      const { shareProcessNamespace, containers } = spec.template.spec;
      // A process that is the first of its namespace cannot be killed from inside.
      expect(shareProcessNamespace).toBe(true);
      for (const { livenessProbe } of containers) expect(livenessProbe).toBeDefined();
    },
  );
});

describe('the images', () => {
  const images = running.flatMap(([, workload]) => containersOf(workload).map(({ image }) => image));

  it('of Stitchbook are targets of the Dockerfile', () => {
    const dockerfile = readFileSync(join(CHECKOUT, 'Dockerfile'), 'utf8');
    const targets = [...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, target]) => `stitchbook/${target}`);
    expect(targets).toEqual(expect.arrayContaining(images.filter((image) => image.startsWith('stitchbook/'))));
  });

  it('of the stores are those of docker compose', () => {
    const compose = readFileSync(join(CHECKOUT, 'docker-compose.yml'), 'utf8');
    for (const image of images.filter((each) => !each.startsWith('stitchbook/')))
      expect(compose).toContain(`:-${image}}`);
  });
});

describe('what is asked over HTTP', () => {
  const probes = workloads(readManifests('base')).flatMap((workload) =>
    containersOf(workload).flatMap(({ name, startupProbe, readinessProbe, livenessProbe }) =>
      [startupProbe, readinessProbe, livenessProbe].flatMap((probe) =>
        probe?.httpGet ? [[name, probe.httpGet.path]] : [],
      ),
    ),
  );

  it.each(probes as [string, string][])('%s answers at %s', (service, path) => {
    expect(sourceText(`services/${service}`)).toMatch(new RegExp(`[gG]et\\('/?${path.slice(1)}'`));
  });

  it('scales the workers by a metric that the gateway exposes', () => {
    for (const { spec } of manifests.filter(({ kind }) => kind === 'ScaledObject')) {
      expect(running.map(([, { metadata }]) => metadata.name)).toContain(spec.scaleTargetRef.name);
      const [, metric, kind] = /(stitchbook_\w+)\{kind="([a-z-]+)"/.exec(spec.triggers[0]?.metadata.query ?? '') ?? [];
      expect(sourceText('services/gateway')).toContain(`name: '${metric}'`);
      expect(sourceText('libs/jobs')).toContain(`'${kind}'`);
    }
  });
});
