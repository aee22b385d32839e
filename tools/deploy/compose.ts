/** The file of Docker Compose: its schema, its containers, and whether what one names is there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { parseDocument } from 'yaml';
import { addressesOf, faultsOfAddress, faultsOfContainer, planted, root, type Container } from './containers.ts';

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile?: string };
  readonly user?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly ports?: readonly string[];
  readonly expose?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly volumes?: readonly string[];
  readonly secrets?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly restart?: string;
  readonly mem_limit?: string;
  readonly stop_grace_period?: string;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes?: Readonly<Record<string, unknown>>;
  readonly secrets?: Readonly<Record<string, unknown>>;
}

const schema = JSON.parse(readFileSync(join(import.meta.dirname, 'compose.schema.json'), 'utf8')) as object;
const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
const { $schema: _, ...rules } = schema as { $schema: string };
const isValid = ajv.compile(rules);

/** Images that run without rights by themselves: ours by their Dockerfile, haproxy by its own. */
const unprivileged = /(?:^|\/)(?:vumon|vumon-database|vumon-archive|haproxy):/;
/** What an image writes into its volume, and what it listens on, are not in the file. */
const portsOfImages: Readonly<Record<string, readonly number[]>> = { postgres: [5432], 'vumon-database': [6432] };

const nameOf = (image = ''): string => /([^/:]+)(?::[^/]*)?$/.exec(image)?.[1] ?? '';

const filled = (value: string): string =>
  value.replace('${PUBLIC_URL:?}', 'https://vumon.example').replace(/\$\{\w+:\?\}/g, planted);

function probesOf({ healthcheck }: Service): Container['probes'] {
  const [, port, path] = /http:\/\/127\.0\.0\.1:(\d+)(\/[\w/]+)/.exec(healthcheck?.test.join(' ') ?? '') ?? [];
  return path ? { live: `${path}:${port}` } : {};
}

function looseOf(service: Service): string[] {
  return [
    ...(service.read_only ? [] : ['may write to its root file system']),
    ...(service.cap_drop?.includes('ALL') ? [] : ['keeps capabilities']),
    ...(service.security_opt?.includes('no-new-privileges:true') ? [] : ['may get more rights']),
    ...(service.mem_limit ? [] : ['has no limit of memory']),
    ...(/^[1-9]\d*:/.test(service.user ?? '') || unprivileged.test(service.image ?? '') ? [] : ['may run as root']),
  ];
}

function containerOf(name: string, service: Service): Container {
  const env = Object.entries(service.environment ?? {}).map(([key, value]) => [key, String(value)] as const);
  const mounts = (service.volumes ?? []).map((volume) => volume.split(':') as [string, string, string?]);
  const inside = [...(service.ports ?? []), ...(service.expose ?? [])].map((port) => Number(port.split(':').at(-1)));
  return {
    where: `compose.yaml ${name}`,
    image: service.image ?? '',
    command: service.command ?? [],
    env: new Map(env.map(([key, value]) => [key, filled(value)])),
    literal: env.filter(([, value]) => !value.includes('${')).map(([key]) => key),
    ports: [...inside, ...(portsOfImages[nameOf(service.image)] ?? [])],
    writable: [
      ...mounts.filter(([, , mode]) => mode !== 'ro').map(([, path]) => path),
      ...(service.tmpfs ?? []).map((mount) => mount.split(':')[0]!),
    ],
    readOnlyMounts: mounts.filter(([, , mode]) => mode === 'ro').map(([, path]) => path),
    probes: probesOf(service),
    // The balancer's own page is not reachable without a program that asks; it is restarted when it ends.
    isChecked: service.healthcheck !== undefined || nameOf(service.image) === 'haproxy',
    graceSeconds: Number(service.stop_grace_period?.replace(/s$/, '') ?? 10),
    waitsBeforeStop: 0,
    loose: looseOf(service),
    ends: service.restart === 'no',
  };
}

/** Things that a service names: volumes, files, secrets, other services. */
function faultsOfNames(service: Service, { services, volumes = {}, secrets = {} }: Compose): string[] {
  const waits = Array.isArray(service.depends_on)
    ? (service.depends_on as readonly string[]).map((name) => [name, 'service_started'] as const)
    : Object.entries((service.depends_on ?? {}) as Record<string, { condition: string }>).map(
        ([name, { condition }]) => [name, condition] as const,
      );
  const sources = (service.volumes ?? []).map((volume) => volume.split(':')[0]!);
  const { context, dockerfile = 'Dockerfile' } = service.build ?? {};
  return [
    ...sources
      .filter((source) => (source.startsWith('.') ? !existsSync(join(root, 'deploy', source)) : !(source in volumes)))
      .map((source) => `there is no ${source}`),
    ...(context && !existsSync(join(root, 'deploy', context, dockerfile)) ? [`there is no ${dockerfile}`] : []),
    ...(service.secrets ?? []).filter((name) => !(name in secrets)).map((name) => `there is no secret ${name}`),
    ...waits.flatMap(([name, condition]) => {
      const other = services[name];
      if (!other) return [`waits for ${name}, which there is not`];
      return condition === 'service_healthy' && !other.healthcheck ? [`waits for ${name}, which is never checked`] : [];
    }),
  ];
}

/** `readme` tells which variables the operator sets. */
export function faultsOfCompose(content: string, readme: string): string[] {
  const document = parseDocument(content, { merge: true });
  if (document.errors.length > 0) return document.errors.map(({ message }) => `compose.yaml: ${message}`);
  const compose = document.toJS() as Compose;
  if (!isValid(compose))
    return (isValid.errors ?? []).map(({ instancePath, message, params }) => {
      const { additionalProperty } = params as { additionalProperty?: string };
      return `compose.yaml: ${instancePath} ${message} ${additionalProperty ?? ''}`.trim();
    });
  const containers = Object.entries(compose.services).map(
    ([name, service]) => [name, containerOf(name, service)] as const,
  );
  const ports = new Map(containers.map(([name, container]) => [name, container.ports]));
  const variables = new Set([...content.matchAll(/\$\{(\w+)/g)].map(([, name]) => name!));
  return [
    ...[...content.matchAll(/\$\{(\w+)\b(?!:\?\})/g)].map(([, name]) => `compose.yaml: may run without ${name}`),
    ...[...variables]
      .filter((name) => !new RegExp(`^${name}=`, 'm').test(readme))
      .map((name) => `compose.yaml: README does not say how to set ${name}`),
    ...containers.flatMap(([name, container]) => [
      ...faultsOfContainer(container),
      ...[
        ...faultsOfNames(compose.services[name]!, compose),
        ...addressesOf(container).flatMap((address) => faultsOfAddress(address, ports)),
      ].map((fault) => `${container.where}: ${fault}`),
    ]),
  ];
}
