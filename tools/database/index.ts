import { startDatabase, type DatabaseOptions, type RunningDatabase } from './server.ts';

export { findHolder, freePort } from './cluster.ts';
export { DataFolderInUseError, LauncherError } from './errors.ts';
export { startDatabase, type DatabaseOptions, type RunningDatabase } from './server.ts';

/**
 * The server that `databaseUrl` names, which `stop()` leaves running; without one, the embedded server on `dataDir`.
 */
export async function openDatabase(
  options: DatabaseOptions & { databaseUrl?: string | undefined },
): Promise<RunningDatabase> {
  const { databaseUrl } = options;
  if (!databaseUrl) return startDatabase(options);
  return { url: databaseUrl, port: Number(new URL(databaseUrl).port) || 5432, pid: 0, stop: async () => {} };
}
