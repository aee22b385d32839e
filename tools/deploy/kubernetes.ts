/** The manifests of Kubernetes: fields, containers, and whether what one names is there in another. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseAllDocuments, parseDocument } from 'yaml';
import { addressesOf, faultsOfAddress, faultsOfContainer, planted, root, type Container } from './containers.ts';
import { faultsOfFields } from './fields.ts';
import { faultsOfPolicies, isSelected, type Labels, type Policy, type Selector } from './network.ts';

interface KeyRef {
  readonly name?: string;
  readonly key: string;
}
interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string | number };
}
interface ContainerSpec {
  readonly name: string;
  readonly image?: string;
  readonly command?: readonly string[];
  readonly args?: readonly string[];
  readonly env?: readonly {
    readonly name: string;
    readonly value?: string;
    readonly valueFrom?: { readonly secretKeyRef?: KeyRef; readonly fieldRef?: unknown };
  }[];
  readonly envFrom?: readonly { readonly configMapRef?: { readonly name: string } }[];
  readonly ports?: readonly { readonly name?: string; readonly containerPort: number }[];
  readonly startupProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly lifecycle?: { readonly preStop?: { readonly sleep?: { readonly seconds: number } } };
  readonly resources?: {
    readonly limits?: { readonly memory?: string };
    readonly requests?: { readonly cpu?: string };
  };
  readonly securityContext?: {
    readonly allowPrivilegeEscalation?: boolean;
    readonly readOnlyRootFilesystem?: boolean;
    readonly capabilities?: { readonly drop?: readonly string[] };
  };
  readonly volumeMounts?: readonly { readonly name: string; readonly mountPath: string; readonly readOnly?: boolean }[];
}
interface PodSpec {
  readonly containers: readonly ContainerSpec[];
  readonly initContainers?: readonly ContainerSpec[];
  readonly serviceAccountName?: string;
  readonly automountServiceAccountToken?: boolean;
  readonly terminationGracePeriodSeconds?: number;
  readonly securityContext?: { readonly runAsNonRoot?: boolean; readonly runAsUser?: number };
  readonly volumes?: readonly {
    readonly name: string;
    readonly configMap?: { readonly name: string };
    readonly secret?: { readonly secretName: string };
    readonly persistentVolumeClaim?: { readonly claimName: string };
  }[];
}
interface PodTemplate {
  readonly metadata?: { readonly labels?: Labels };
  readonly spec: PodSpec;
}
interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Labels };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly replicas?: number;
    readonly selector?: Selector | Labels;
    readonly template?: PodTemplate;
    readonly jobTemplate?: { readonly spec: { readonly template: PodTemplate } };
    readonly ports?: readonly { readonly name: string; readonly port: number; readonly targetPort: string | number }[];
    readonly volumeClaimTemplates?: readonly { readonly metadata: { readonly name: string } }[];
    readonly endpoints?: readonly {
      readonly port: string;
      readonly path: string;
      readonly authorization?: { readonly credentials: KeyRef };
    }[];
  };
}

/** A manifest and the file that it is from. */
interface Placed {
  readonly file: string;
  readonly manifest: Manifest;
}
/** The pods of a manifest. */
interface Pods extends Placed {
  readonly where: string;
  readonly template: PodTemplate;
}

/** What other objects may name. */
export interface Known {
  readonly configMaps: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Keys of secrets that the operator is told to make: `secret/key`. */
  readonly secrets: ReadonlySet<string>;
}

/** Stands for the address or the name of a pod. */
const ofPod = '10.0.0.1';

const containersOf = ({ spec }: PodTemplate): readonly ContainerSpec[] => [
  ...(spec.initContainers ?? []),
  ...spec.containers,
];

function envOf({ env = [], envFrom = [] }: ContainerSpec, { configMaps }: Known): Map<string, string> {
  const values = new Map<string, string>();
  for (const { configMapRef } of envFrom)
    for (const [name, value] of Object.entries(configMaps.get(configMapRef?.name ?? '') ?? {})) values.set(name, value);
  for (const { name, value, valueFrom } of env)
    values.set(
      name,
      value?.replace(/\$\((\w+)\)/g, (whole, other: string) => values.get(other) ?? whole) ??
        (valueFrom?.fieldRef ? ofPod : planted),
    );
  return values;
}

function probesOf(spec: ContainerSpec): Container['probes'] {
  const at = (probe: Probe | undefined): string | undefined => {
    if (!probe?.httpGet) return undefined;
    const { path, port } = probe.httpGet;
    return `${path}:${spec.ports?.find(({ name }) => name === port)?.containerPort ?? port}`;
  };
  const probes = { startup: at(spec.startupProbe), live: at(spec.livenessProbe), ready: at(spec.readinessProbe) };
  return Object.fromEntries(Object.entries(probes).filter(([, value]) => value !== undefined));
}

function looseOf(spec: ContainerSpec, pod: PodSpec): string[] {
  const { allowPrivilegeEscalation, readOnlyRootFilesystem, capabilities } = spec.securityContext ?? {};
  return [
    ...(pod.securityContext?.runAsNonRoot && pod.securityContext.runAsUser ? [] : ['may run as root']),
    ...(allowPrivilegeEscalation === false ? [] : ['may get more rights']),
    ...(readOnlyRootFilesystem ? [] : ['may write to its root file system']),
    ...(capabilities?.drop?.includes('ALL') ? [] : ['keeps capabilities']),
    ...(spec.resources?.limits?.memory && spec.resources.requests?.cpu
      ? []
      : ['has no limit of memory or no share of cores']),
    ...(pod.serviceAccountName || pod.automountServiceAccountToken === false ? [] : ['gets a token of the cluster']),
  ];
}

function containerOf(spec: ContainerSpec, { template, manifest, where }: Pods, known: Known): Container {
  const mounts = spec.volumeMounts ?? [];
  return {
    where: `${where} ${spec.name}`,
    image: spec.image ?? '',
    command: [...(spec.command ?? []), ...(spec.args ?? [])],
    env: envOf(spec, known),
    literal: (spec.env ?? []).filter(({ value }) => value !== undefined).map(({ name }) => name),
    ports: (spec.ports ?? []).map(({ containerPort }) => containerPort),
    writable: mounts.filter(({ readOnly }) => !readOnly).map(({ mountPath }) => mountPath),
    readOnlyMounts: mounts.filter(({ readOnly }) => readOnly).map(({ mountPath }) => mountPath),
    probes: probesOf(spec),
    isChecked: spec.livenessProbe !== undefined && spec.readinessProbe !== undefined,
    graceSeconds: template.spec.terminationGracePeriodSeconds ?? 30,
    waitsBeforeStop: spec.lifecycle?.preStop?.sleep?.seconds ?? 0,
    loose: looseOf(spec, template.spec),
    ends: manifest.kind.endsWith('Job'),
  };
}

/** Things that a pod names: variables, volumes, accounts. */
function faultsOfNames({ template, manifest }: Pods, known: Known, all: readonly Placed[]): string[] {
  const has = (kind: string, name: string | undefined) =>
    all.some(({ manifest: other }) => other.kind === kind && other.metadata.name === name);
  const { volumes = [], serviceAccountName } = template.spec;
  const claims = (manifest.spec?.volumeClaimTemplates ?? []).map(({ metadata }) => metadata.name);
  const names = [...volumes.map(({ name }) => name), ...claims];
  const specs = containersOf(template);
  const env = specs.flatMap((spec) => spec.env ?? []);
  const secretKeys = env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []);
  const maps = specs.flatMap((spec) => spec.envFrom ?? []).map(({ configMapRef }) => configMapRef?.name ?? '');
  const mounted = specs.flatMap((spec) => spec.volumeMounts ?? []).map(({ name }) => name);
  const twice = specs.flatMap(({ env: own = [] }) =>
    own.filter(({ name }, at) => own.findIndex((o) => o.name === name) < at),
  );
  return [
    ...secretKeys
      .filter(({ name, key }) => !known.secrets.has(`${name}/${key}`))
      .map(({ name, key }) => `README does not say how to make ${key} of the secret ${name}`),
    ...[...maps, ...volumes.flatMap(({ configMap }) => configMap?.name ?? [])]
      .filter((name) => !known.configMaps.has(name))
      .map((name) => `there is no ConfigMap ${name}`),
    ...volumes
      .flatMap(({ secret }) => secret?.secretName ?? [])
      .filter((name) => ![...known.secrets].some((key) => key.startsWith(`${name}/`)))
      .map((name) => `README does not say how to make the secret ${name}`),
    ...volumes
      .flatMap(({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName ?? [])
      .filter((name) => !has('PersistentVolumeClaim', name))
      .map((name) => `there is no claim ${name}`),
    ...mounted.filter((name) => !names.includes(name)).map((name) => `there is no volume ${name}`),
    ...names.filter((name) => !mounted.includes(name)).map((name) => `nothing uses the volume ${name}`),
    ...(serviceAccountName && !has('ServiceAccount', serviceAccountName)
      ? [`there is no account ${serviceAccountName}`]
      : []),
    ...twice.map(({ name }) => `${name} is set twice`),
  ];
}

const labelsOf = ({ template }: Pods): Labels => template.metadata?.labels ?? {};

/** Whether the selectors of services, budgets and monitors find what they are meant to. */
function faultsOfSelectors({ manifest }: Placed, pods: readonly Pods[], all: readonly Placed[]): string[] {
  const { kind, spec } = manifest;
  if (kind === 'Service') {
    // Patroni gives the leader its label while it runs.
    const { role: _, ...selector } = spec!.selector as Record<string, string>;
    const found = pods.filter((pod) => isSelected({ matchLabels: selector }, labelsOf(pod)));
    const offered = found.flatMap(({ template }) => containersOf(template).flatMap((one) => one.ports ?? []));
    if (found.length === 0) return ['selects no pods'];
    return spec!.ports!.flatMap(({ targetPort }) =>
      offered.some(({ name, containerPort }) => name === targetPort || containerPort === targetPort)
        ? []
        : [`leads to the port ${targetPort}, which no container has`],
    );
  }
  if (kind === 'PodDisruptionBudget')
    return pods.some((pod) => isSelected(spec!.selector as Selector, labelsOf(pod))) ? [] : ['selects no pods'];
  if (kind !== 'ServiceMonitor') return [];
  const services = all.filter(
    ({ manifest: other }) =>
      other.kind === 'Service' && isSelected(spec!.selector as Selector, other.metadata.labels ?? {}),
  );
  const ports = services.flatMap(({ manifest: other }) => other.spec!.ports!.map(({ name }) => name));
  return [
    ...(services.some(({ manifest: other }) => other.metadata.labels?.['job'] === 'vumon')
      ? []
      : ['reads no job vumon']),
    ...spec!.endpoints!.flatMap(({ port, path }) => [
      ...(ports.includes(port) ? [] : [`reads the port ${port}, which no service has`]),
      ...(path === '/metrics' ? [] : [`reads ${path}`]),
    ]),
  ];
}

function faultsOfPods(pods: Pods, known: Known, all: readonly Placed[]): string[] {
  const { where, template, manifest } = pods;
  const { replicas = 1, selector } = manifest.spec!;
  const budgets = all.filter(({ manifest: other }) => other.kind === 'PodDisruptionBudget');
  const kept = budgets.some(({ manifest: other }) => isSelected(other.spec!.selector as Selector, labelsOf(pods)));
  return [
    ...containersOf(template).flatMap((spec) => faultsOfContainer(containerOf(spec, pods, known))),
    ...[
      ...faultsOfNames(pods, known, all),
      ...(selector && !isSelected(selector as Selector, labelsOf(pods)) ? ['does not select its own pods'] : []),
      ...(replicas > 1 && !kept ? ['all its pods may be drained at once'] : []),
    ].map((fault) => `${where}: ${fault}`),
  ];
}

/** `files`: text by name in deploy/kubernetes; `kustomization` and the README beside it, which tells how secrets are made. */
export function faultsOfKubernetes(
  files: ReadonlyMap<string, string>,
  kustomization: string,
  readme: string,
): string[] {
  const unreadable: string[] = [];
  const all = [...files].flatMap(([file, content]) =>
    parseAllDocuments(content).map((document): Placed => {
      unreadable.push(...document.errors.map(({ message }) => `${file}: ${message}`));
      return { file, manifest: document.toJS() as Manifest };
    }),
  );
  if (unreadable.length > 0) return unreadable;
  const whereOf = ({ file, manifest }: Placed) => `${file} ${manifest.kind}/${manifest.metadata.name}`;
  const shapes = all.flatMap((placed) => faultsOfFields(placed.manifest).map((fault) => `${placed.file}: ${fault}`));
  if (shapes.length > 0) return shapes;

  const generated = parseDocument(kustomization).toJS() as {
    resources: string[];
    configMapGenerator: { name: string; files: string[] }[];
  };
  const listed = generated.resources.map((path) => basename(path));
  const configMaps = new Map<string, Readonly<Record<string, string>>>([
    ...generated.configMapGenerator.map(({ name }) => [name, {}] as const),
    ...all.flatMap(({ manifest }) =>
      manifest.kind === 'ConfigMap' ? [[manifest.metadata.name, manifest.data ?? {}] as const] : [],
    ),
  ]);
  const secrets = new Set(
    [...readme.matchAll(/create secret generic ([\w-]+)((?:[^\n]*\\\n)*[^\n]*)/g)].flatMap(([, name, rest]) =>
      [...rest!.matchAll(/--from-(?:literal|file)=([\w.-]+)=/g)].map(([, key]) => `${name}/${key}`),
    ),
  );
  const known = { configMaps, secrets };
  const pods = all.flatMap((placed): Pods[] => {
    const template = placed.manifest.spec?.template ?? placed.manifest.spec?.jobTemplate?.spec.template;
    return template?.spec.containers ? [{ ...placed, template, where: whereOf(placed) }] : [];
  });
  const services = new Map(
    all
      .filter(({ manifest }) => manifest.kind === 'Service')
      .flatMap(({ manifest: { metadata, spec } }) => {
        const ports = spec!.ports!.map(({ port }) => port);
        return [metadata.name, `${metadata.name}.vumon.svc.cluster.local`].map((name) => [name, ports] as const);
      }),
  );
  const reached = pods.flatMap((pod) =>
    containersOf(pod.template).flatMap((spec) =>
      addressesOf(containerOf(spec, pod, known)).map((address) => ({
        from: pod.where,
        labels: labelsOf(pod),
        address,
      })),
    ),
  );
  return [
    ...[...files.keys()].filter((file) => !listed.includes(file)).map((file) => `kustomization.yaml: lacks ${file}`),
    ...listed.filter((file) => !files.has(file)).map((file) => `kustomization.yaml: there is no ${file}`),
    ...generated.configMapGenerator
      .flatMap(({ files: named }) => named)
      .filter((file) => !existsSync(join(root, 'deploy', file)))
      .map((file) => `kustomization.yaml: there is no ${file}`),
    ...pods.flatMap((pod) => faultsOfPods(pod, known, all)),
    ...all.flatMap((placed) => faultsOfSelectors(placed, pods, all).map((fault) => `${whereOf(placed)}: ${fault}`)),
    ...reached.flatMap(({ from, address }) => faultsOfAddress(address, services).map((fault) => `${from}: ${fault}`)),
    ...faultsOfPolicies({
      policies: all.flatMap(({ manifest }) =>
        manifest.kind === 'NetworkPolicy' ? [manifest as unknown as Policy] : [],
      ),
      pods: pods.map((pod) => ({
        where: pod.where,
        labels: labelsOf(pod),
        ports: containersOf(pod.template).flatMap(({ ports = [] }) =>
          ports.map(({ name = '', containerPort }) => ({ name, containerPort })),
        ),
      })),
      reached: reached.map(({ from, labels, address }) => ({
        from,
        labels,
        service: address.host.split('.')[0]!,
        port: address.port,
      })),
      services: all.flatMap(({ manifest: { kind, metadata, spec } }) =>
        kind === 'Service' ? [{ name: metadata.name, selector: spec!.selector as Labels, ports: spec!.ports! }] : [],
      ),
    }),
  ];
}
