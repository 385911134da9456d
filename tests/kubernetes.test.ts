import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service } from 'kubernetes-models/v1/Service';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';

const folder = path.resolve(import.meta.dirname, '../deploy/kubernetes');
const kinds = { Deployment, Ingress, Namespace, PodDisruptionBudget, Service };

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
}

function manifestsIn(file: string): Manifest[] {
  const documents = parseAllDocuments(readFileSync(path.join(folder, file), 'utf8'));
  return documents.map((document) => document.toJS({}) as Manifest);
}

const files = globSync('*.yaml', { cwd: folder }).filter((file) => file !== 'kustomization.yaml');
const manifests = files.flatMap((file) => manifestsIn(file).map((manifest) => ({ file, manifest })));

function validate({ kind, ...fields }: Manifest): void {
  const Model = kinds[kind as keyof typeof kinds];
  expect(fields.apiVersion).toBe(new Model().apiVersion);
  new Model(fields as object).validate();
}

test.for(manifests)('$file: the $manifest.kind follows the schema of Kubernetes', ({ manifest }) => validate(manifest));

test('a manifest with a wrong or missing value is found', () => {
  const [{ manifest } = { manifest: null }] = manifests.filter((one) => one.manifest.kind === 'Service');
  expect(manifest).not.toBeNull();
  expect(() => validate({ ...manifest, spec: { ports: [{ port: 'http' }] } } as unknown as Manifest)).toThrow();
  expect(() => validate({ ...manifest, spec: { ports: [{ name: 'http' }] } } as unknown as Manifest)).toThrow();
});

test('every manifest is applied', () => {
  const [kustomization] = manifestsIn('kustomization.yaml') as unknown as { resources: string[] }[];
  expect(kustomization?.resources.toSorted()).toEqual(files.toSorted());
});
