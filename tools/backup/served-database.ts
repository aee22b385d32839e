import { readFileSync } from 'node:fs';
import { pathsIn, superuser } from '../database/cluster.ts';
import { DataFolderInUseError, openDatabase } from '../database/index.ts';

/** The server of DATABASE_URL, or the embedded one: started for this, or as it runs. */
export async function servedDatabase(
  env: NodeJS.ProcessEnv,
  dataDir: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const databaseUrl = env['DATABASE_DIRECT_URL'] ?? env['DATABASE_URL'];
  try {
    return await openDatabase({ dataDir, databaseUrl });
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    const [password, port] = [pathsIn(dataDir).password, pathsIn(dataDir).port].map((path) =>
      readFileSync(path, 'utf8').trim(),
    );
    return { url: `postgres://${superuser}:${password}@127.0.0.1:${port}/vumon`, stop: async () => {} };
  }
}
