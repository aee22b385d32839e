/** What every container of compose and Kubernetes has to keep, whichever of the two describes it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '../../apps/api/src/platform/db/pool.ts';
import { readConfig } from '../../apps/api/src/environment.ts';

export const root = join(import.meta.dirname, '../..');
const text = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Stands for a value that is not in the file: a secret, the address of a pod. */
export const planted = 'planted1';
/** 32 bytes in base64, as SECRET and BACKUP_KEY are. */
const plantedKey = Buffer.alloc(32, 1).toString('base64');

export interface Container {
  /** `web.yaml Deployment/web` or `compose.yaml web`. */
  readonly where: string;
  readonly image: string;
  readonly command: readonly string[];
  readonly env: ReadonlyMap<string, string>;
  /** Names of variables whose value is in the file itself. */
  readonly literal: readonly string[];
  readonly ports: readonly number[];
  readonly writable: readonly string[];
  readonly readOnlyMounts: readonly string[];
  /** `path:port` of each probe by HTTP. */
  readonly probes: Readonly<Partial<Record<'startup' | 'live' | 'ready', string>>>;
  /** A check of another kind, or one by which others wait. */
  readonly isChecked: boolean;
  readonly graceSeconds: number;
  readonly waitsBeforeStop: number;
  /** What it may do beyond what it needs, in words. */
  readonly loose: readonly string[];
  /** Whether it ends by itself. */
  readonly ends: boolean;
}

/** Variables of the product: the first column of README's table. */
const documented = new Set(
  [...text('README.md').matchAll(/^\| (`[A-Z].*?) \|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name!),
  ),
);
/** Of Node itself. */
const ofNode = new Set(['NODE_COMPILE_CACHE', 'NODE_OPTIONS', 'TZ']);

/** What the image sets, which a container may change. */
export const imageEnv: ReadonlyMap<string, string> = new Map(
  [...text('Dockerfile').matchAll(/^ENV (.+)$/gm)].flatMap(([, line]) =>
    line!.split(' ').map((pair) => pair.split('=') as [string, string]),
  ),
);

const isSecretName = /(?:PASSWORD|SECRET|TOKEN|KEY)$/;
const hasPassword = /:\/\/[^:/@]*:(?!planted1@)[^@/]+@/;

export const isProduct = ({ image }: Container): boolean => /(?:^|\/)vumon:/.test(image);

function faultsOfSafety({ image, env, literal, loose }: Container): string[] {
  const version = /:([^:/@]+)(?:@|$)/.exec(image)?.[1];
  return [
    ...(version && /^v?\d+\.\d+/.test(version) ? [] : [`image ${image} has no version`]),
    ...loose,
    ...literal.filter((name) => isSecretName.test(name)).map((name) => `${name} is written into the file`),
    ...[...env]
      .filter(([, value]) => hasPassword.test(value))
      .map(([name]) => `${name} has a password written into it`),
    ...[...env].filter(([, value]) => value.includes('$(')).map(([name]) => `${name} uses what is not set before it`),
  ];
}

const valuesOf = (container: Container): Record<string, string> => {
  const given = Object.fromEntries([...imageEnv, ...container.env]);
  for (const name of ['SECRET', 'BACKUP_KEY']) if (given[name] === planted) given[name] = plantedKey;
  return given;
};

/** What the configuration of the product itself says about a container of the product. */
function faultsOfConfig(container: Container, known: ReadonlySet<string>): string[] {
  const env = valuesOf(container);
  const unknown = [...container.env.keys()]
    .filter((name) => !known.has(name) && !ofNode.has(name))
    .map((name) => `the product knows no ${name}`);
  if (!env['SECRET']) return [...unknown, 'SECRET is not set; each machine would make its own'];
  let config: ReturnType<typeof readConfig>;
  try {
    config = readConfig(env);
  } catch (error) {
    return [...unknown, (error as Error).message];
  }
  const serves = container.command.includes('apps/api/src/main.ts');
  const runs = serves || container.command.includes('apps/api/src/worker.ts');
  const pooled = /pgbouncer/;
  const { directUrl, databaseUrl, savingUrl, workUrl, readingUrl } = config;
  return [
    ...unknown,
    ...(config.production && config.secureCookies ? [] : ['does not run as in production']),
    ...(readingUrl === directUrl ? ['DATABASE_READING_URL leads to the primary'] : []),
    ...(pooled.test(directUrl) ? ['DATABASE_DIRECT_URL leads to the pooler'] : []),
    ...(runs && new Set([databaseUrl, savingUrl, workUrl]).size < 3 ? ['kinds of work share a pool'] : []),
    ...(!runs && pooled.test(databaseUrl) ? ['works by the pooler; it needs the server itself'] : []),
    ...(runs && env['WORKER'] !== 'separate' ? ['WORKER is not separate although there are workers'] : []),
    ...(runs && !env['PUBLIC_URL'] ? ['PUBLIC_URL is not set'] : []),
    ...(serves && !env['METRICS_TOKEN'] ? ['METRICS_TOKEN is not set; Prometheus would get 404'] : []),
    ...(serves && config.trustProxy === false ? ['TRUST_PROXY is not set; all visitors would share an address'] : []),
    ...(serves && config.host !== '0.0.0.0' ? [`listens on ${config.host} alone`] : []),
    ...(serves && !container.ports.includes(config.port) ? [`listens on ${config.port}, which is no port of it`] : []),
    ...(env['DATA_DIR'] && container.writable.includes(env['DATA_DIR']) === !isBackup(container)
      ? []
      : [`DATA_DIR ${isBackup(container) ? 'must be mounted read-only' : 'is not a volume'}`]),
  ];
}

const isBackup = ({ command }: Container): boolean => command[0] === 'tools/backup/index.ts';

function faultsOfProduct(container: Container): string[] {
  const { command, writable, probes, graceSeconds, waitsBeforeStop } = container;
  const [script] = command;
  const needed = ['/tmp', '/app/node_modules/.cache'].filter((path) => !writable.includes(path));
  const most = (script?.endsWith('main.ts') ? limits.web : limits.work).statementMs / 1000 + waitsBeforeStop;
  return [
    ...(script && existsSync(join(root, script)) ? [] : [`runs ${script}, which is no file`]),
    ...needed.map((path) => `${path} cannot be written`),
    ...Object.entries(probes).flatMap(([name, at]) => faultsOfProbe(name, at)),
    ...(container.ends || graceSeconds > most ? [] : [`is killed after ${graceSeconds} s; a stop may take ${most} s`]),
    ...faultsOfConfig(container, new Set([...documented, 'DATABASE_PASSWORD'])),
  ];
}

/** Routes of the product that a probe may ask, with what it is for. */
const routes = [...text('apps/api/src/platform/http/health.ts').matchAll(/server\.get\('(\/health\/\w+)'/g)].map(
  ([, path]) => path!,
);
const purposes: Readonly<Record<string, string>> = {
  startup: '/health/live',
  live: '/health/live',
  ready: '/health/ready',
};

function faultsOfProbe(name: string, at: string): string[] {
  const [path, port] = at.split(':');
  return [
    ...(routes.includes(path!) ? [] : [`its probe asks ${path}, which is no route`]),
    ...(path === purposes[name] ? [] : [`its ${name} probe asks ${path} instead of ${purposes[name]}`]),
    ...(port === imageEnv.get('PORT') ? [] : [`its ${name} probe asks port ${port}`]),
  ];
}

/** Everything that is wrong with a container, with its place. */
export function faultsOfContainer(container: Container): string[] {
  const faults = [
    ...faultsOfSafety(container),
    ...(container.ports.length > 0 && !container.isChecked ? ['nothing checks whether it serves'] : []),
    ...(isProduct(container) ? faultsOfProduct(container) : []),
  ];
  return faults.map((fault) => `${container.where}: ${fault}`);
}

const poolerSettings = text('deploy/pgbouncer.ini');

export interface Address {
  readonly host: string;
  readonly port: number;
  /** Of a database's address. */
  readonly database: string | null;
}

const serversOfPooler = [...poolerSettings.matchAll(/^\w+ = host=(\w+)/gm)].map(([, host]) => ({
  host: host!,
  port: 5432,
  database: null,
}));

/** Addresses of other services that the variables of a container name. */
export const addressesOf = ({ env, command }: Container): readonly Address[] => [
  ...(command.some((part) => part.includes('pgbouncer.ini')) ? serversOfPooler : []),
  ...[...env].flatMap(([name, value]) => {
    const found = /^(?:postgres:\/\/[^@]*@)?([a-z][a-z0-9.-]*):(\d+)(?:\/(\w+))?$/.exec(value);
    return found && name !== 'PUBLIC_URL'
      ? [{ host: found[1]!, port: Number(found[2]), database: found[3] ?? null }]
      : [];
  }),
];

/** Databases that the pooler offers. */
export const pooledDatabases: readonly string[] = [...poolerSettings.matchAll(/^(\w+) = host=/gm)].map(
  ([, name]) => name!,
);

/** What is wrong with an address, `where` given the ports of each service. */
export function faultsOfAddress(
  { host, port, database }: Address,
  services: ReadonlyMap<string, readonly number[]>,
): string[] {
  const ports = services.get(host);
  if (!ports) return [`there is no service ${host}`];
  if (!ports.includes(port)) return [`${host} has no port ${port}`];
  return host.startsWith('pgbouncer') && !pooledDatabases.includes(database ?? '')
    ? [`the pooler has no database ${database}`]
    : [];
}
