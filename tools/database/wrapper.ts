import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { LauncherError } from './errors.ts';

const nobody = 65534;

export type Wrapper = {
  /** The command line that runs `binary` under an identity PostgreSQL accepts. */
  command(binary: string, args: string[], options?: { lockFile?: string; dieWithParent?: boolean }): [string, string[]];
  /** Hands a file or folder over to that identity. */
  own(path: string): void;
  /** False where nothing ties the server's life to its parent's, so that a guard process has to. */
  diesWithParent: boolean;
};

/** Exit status of `flock` when another process holds the lock. */
export const lockHeld = 75;

/**
 * PostgreSQL refuses to run as root. As root it runs in a user namespace that shows it another uid, or, where namespaces
 * are blocked or the folder already belongs to someone else, as that other user.
 */
export function findWrapper(clusterDir: string, binary: string): Wrapper {
  const linux = process.platform === 'linux';
  const has = (tool: string) => linux && spawnSync(tool, ['--version'], { stdio: 'ignore' }).status === 0;
  const setpriv = has('setpriv');
  const flock = has('flock');

  const wrap = (identity: string[], privileges: string[], own: (path: string) => void): Wrapper => ({
    diesWithParent: setpriv,
    own,
    command(file, args, { lockFile, dieWithParent = true } = {}) {
      const line = [...identity];
      const flags = [...privileges, ...(setpriv && dieWithParent ? ['--pdeathsig', 'INT'] : [])];
      if (flags.length > 0) line.push('setpriv', ...flags, '--');
      // The open lock passes on to every process of the server, so it also covers backends that outlive a killed postmaster.
      if (flock && lockFile) line.push('flock', '--nonblock', '--no-fork', '-E', String(lockHeld), lockFile);
      line.push(file, ...args);
      return [line[0]!, line.slice(1)];
    },
  });

  if (!linux || process.getuid?.() !== 0) return wrap([], [], () => {});

  const owner = existsSync(clusterDir) ? statSync(clusterDir).uid : 0;
  const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];
  if (owner === 0 && runs([...namespace, binary, '--version'])) return wrap(namespace, [], () => {});

  const uid = owner || nobody;
  const privileges = [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups'];
  if (!setpriv || !runs(['setpriv', ...privileges, '--', binary, '--version'])) {
    throw new LauncherError(
      `PostgreSQL cannot run as root, user namespaces are blocked, and user ${uid} cannot run ${binary}. ` +
        'Run Vumon as an ordinary user, or set DATABASE_URL to a server of your own.',
    );
  }
  return wrap([], privileges, (path) => {
    if (!existsSync(path)) mkdirSync(path, { mode: 0o700 });
    chownSync(path, uid, uid);
  });
}

function runs([file, ...args]: string[]): boolean {
  return spawnSync(file!, args, { stdio: 'ignore' }).status === 0;
}
