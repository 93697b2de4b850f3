import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { CHECKOUT } from './run-program.ts';

interface Probe {
  httpGet?: { path: string; port: string };
  exec?: { command: string[] };
}

interface EnvironmentEntry {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef: { name: string; key: string; optional?: boolean } };
}

export interface Container {
  name: string;
  image: string;
  securityContext?: object;
  env?: EnvironmentEntry[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string; optional?: boolean } }[];
  ports?: { name: string; containerPort: number }[];
  resources?: { requests?: object; limits?: object };
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  lifecycle?: { preStop?: { exec: { command: string[] } } };
}

interface PodSpec {
  automountServiceAccountToken?: boolean;
  shareProcessNamespace?: boolean;
  terminationGracePeriodSeconds?: number;
  securityContext?: object;
  initContainers?: Container[];
  containers: Container[];
}

type Labels = Record<string, string>;

/** As much of a manifest as is looked at here; whether it is well formed is a matter of its schema. */
export interface Manifest {
  file: string;
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  resources?: string[];
  configMapGenerator?: { name: string; literals: string[] }[];
  secretGenerator?: { name: string; envs: string[] }[];
  spec: {
    selector: Labels & { matchLabels?: Labels };
    podSelector?: { matchLabels?: Labels };
    template: { metadata: { labels: Labels }; spec: PodSpec };
    ports: { port: number; targetPort: string }[];
    ingress?: { ports?: { port: string | number }[] }[];
    scaleTargetRef: { name: string };
    triggers: { metadata: { query: string } }[];
  };
}

const FOLDER = join(CHECKOUT, 'kubernetes');

/** Every document of every file below `kubernetes/`, or below one of its folders. */
export function readManifests(folder = ''): Manifest[] {
  const files = readdirSync(join(FOLDER, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => join(folder, file));
  return files.flatMap((file) => {
    const documents = parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8'), { merge: true });
    return [...documents].map((document) => {
      if (document.errors[0]) throw document.errors[0];
      return { file, ...(document.toJS() as Omit<Manifest, 'file'>) };
    });
  });
}

/** Deployments and StatefulSets. */
export function workloads(manifests: readonly Manifest[]): Manifest[] {
  return manifests.filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet');
}

export function containersOf({ spec }: Manifest): Container[] {
  const { initContainers = [], containers } = spec.template.spec;
  return [...initContainers, ...containers];
}
