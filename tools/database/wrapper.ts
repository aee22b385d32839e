import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { LauncherError } from './errors.ts';

const nobody = 65534;

export type Wrapper = {
  /** The command line that runs `binary` as a user that PostgreSQL accepts. */
  command(binary: string, args: string[], options?: { lockFile?: string; dieWithParent?: boolean }): [string, string[]];
  /** Makes that user the owner of a file or folder. */
  own(path: string): void;
  /** False where the server would outlive its parent, so that a guard process has to stop it. */
  diesWithParent: boolean;
};

/** The exit status of `flock` when another process holds the lock. */
export const lockHeld = 75;

/**
 * PostgreSQL refuses to run as root. For root it therefore runs in a user namespace with another uid; where namespaces
 * are blocked, or the folder belongs to another user already, it runs as that user.
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
      // Every process of the server inherits the open lock, so that it also covers backends that outlive a killed
      // postmaster.
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
