/** Whether the log of the database is archived by what runs it, into the folder that is copied to and checked. */
import { parseAllDocuments, parseDocument } from 'yaml';

/** What compose and Kubernetes have in common here. */
interface Archiving {
  readonly mode: string | undefined;
  readonly command: string | undefined;
  readonly timeout: string | undefined;
  /** Paths of files that the server's container has, and of folders of which volume. */
  readonly files: readonly string[];
  readonly folders: ReadonlyMap<string, string>;
  /** Containers of the tool: their arguments and folders. */
  readonly tools: readonly { readonly args: readonly string[]; readonly folders: ReadonlyMap<string, string> }[];
}

function faultsOf({ mode, command, timeout, files, folders, tools }: Archiving, wanted: string): string[] {
  const [, script, folder] = /^(\S+) "%p" "%f" (\S+)$/.exec(command ?? '') ?? [];
  if (!script || !folder) return ['no command archives the log'];
  const volume = folders.get(folder);
  const ran = (what: string) =>
    tools.some(
      ({ args, folders: own }) =>
        args[0] === 'tools/point-in-time.ts' &&
        args[1] === what &&
        args[2] !== undefined &&
        own.get(args[2]) === volume &&
        volume !== undefined,
    );
  return [
    ...(mode === wanted ? [] : [`archive_mode is not ${wanted}`]),
    ...(/^\d+s$/.test(timeout ?? '') && Number.parseInt(timeout!) <= 60 && timeout !== '0s'
      ? []
      : ['more than a minute of the log would be lost']),
    ...(files.includes(script) ? [] : [`the server has no ${script}`]),
    ...(volume === undefined ? [`${folder} is no volume of the server`] : []),
    ...(ran('copy') ? [] : ['nothing copies the server into the archive']),
    ...(wanted !== 'always' || ran('check') ? [] : ['nothing checks the archive']),
  ];
}

interface Mounts {
  readonly volumeMounts?: readonly { readonly name: string; readonly mountPath: string; readonly readOnly?: boolean }[];
  readonly args?: readonly string[];
}
interface Pod {
  readonly containers: readonly Mounts[];
  readonly volumes?: readonly {
    readonly name: string;
    readonly persistentVolumeClaim?: { readonly claimName: string };
    readonly configMap?: { readonly name: string };
  }[];
}
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec?: {
    readonly accessModes?: readonly string[];
    readonly template?: { readonly spec: Pod };
    readonly jobTemplate?: { readonly spec: { readonly template: { readonly spec: Pod } } };
  };
}

/** Folders that a container may write to, with the claims that they are of. */
const claimsOf = ({ volumes = [] }: Pod, { volumeMounts = [] }: Mounts): Map<string, string> =>
  new Map(
    volumeMounts.flatMap(({ name, mountPath, readOnly }) => {
      const claim = volumes.find((one) => one.name === name)?.persistentVolumeClaim?.claimName;
      return claim && !readOnly ? [[mountPath, claim] as const] : [];
    }),
  );

/** `files`: the manifests by name; `patroni`: the settings of its nodes. */
export function faultsOfClusterArchive(
  files: ReadonlyMap<string, string>,
  kustomization: string,
  patroni: string,
): string[] {
  const all = [...files.values()].flatMap((text) => parseAllDocuments(text).map((one) => one.toJS() as Manifest));
  const { bootstrap } = parseDocument(patroni).toJS() as {
    bootstrap: { dcs: { postgresql: { parameters: Readonly<Record<string, string | undefined>> } } };
  };
  const { parameters } = bootstrap.dcs.postgresql;
  const pod = all.find(({ kind, metadata }) => kind === 'StatefulSet' && metadata.name === 'database')!.spec!.template!
    .spec;
  const [node] = pod.containers as [Mounts];
  const { configMapGenerator } = parseDocument(kustomization).toJS() as {
    configMapGenerator: readonly { readonly name: string; readonly files: readonly string[] }[];
  };
  const given = (pod.volumes ?? []).flatMap(({ name, configMap }) => {
    const at = node.volumeMounts?.find((mount) => mount.name === name)?.mountPath;
    const generated = configMapGenerator.find((one) => one.name === configMap?.name)?.files ?? [];
    return at ? generated.map((file) => `${at}/${file}`) : [];
  });
  const folders = claimsOf(pod, node);
  const tools = all.flatMap(({ spec }) => {
    const job = spec?.jobTemplate?.spec.template.spec;
    return job ? job.containers.map((one) => ({ args: one.args ?? [], folders: claimsOf(job, one) })) : [];
  });
  const { archive_mode: mode, archive_command: command, archive_timeout: timeout } = parameters;
  const shared = all
    .filter(({ kind, spec }) => kind === 'PersistentVolumeClaim' && spec!.accessModes!.includes('ReadWriteMany'))
    .map(({ metadata }) => metadata.name);
  return [
    // The leader alone would leave a gap when it is lost before it has archived what the others received.
    ...faultsOf({ mode, command, timeout, files: given, folders, tools }, 'always'),
    ...[...folders.values()]
      .filter((claim) => !shared.includes(claim))
      .map((claim) => `three nodes cannot write to ${claim}`),
  ];
}

interface Service {
  readonly command?: readonly string[];
  readonly volumes?: readonly string[];
}

export function faultsOfComposeArchive(compose: string): string[] {
  const { services } = parseDocument(compose, { merge: true }).toJS() as {
    services: Readonly<Record<string, Service>>;
  };
  const server = services['database']!;
  const setting = (name: string) =>
    server.command?.find((one) => one.startsWith(`--${name}=`))?.slice(`--${name}=`.length);
  const mountsOf = ({ volumes = [] }: Service) => volumes.map((one) => one.split(':') as [string, string, string?]);
  const foldersOf = (service: Service) =>
    new Map(
      mountsOf(service)
        .filter(([source, , mode]) => !source.startsWith('.') && mode !== 'ro')
        .map(([source, path]) => [path, source]),
    );
  return faultsOf(
    {
      mode: setting('archive_mode'),
      command: setting('archive_command'),
      timeout: setting('archive_timeout'),
      files: mountsOf(server)
        .filter(([source]) => source.startsWith('.'))
        .map(([, path]) => path),
      folders: foldersOf(server),
      tools: Object.values(services).map((one) => ({ args: one.command ?? [], folders: foldersOf(one) })),
    },
    'on',
  );
}
