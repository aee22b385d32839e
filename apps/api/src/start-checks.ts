/** What a process makes sure of before it serves. */
import { setTimeout as delay } from 'node:timers/promises';
import { expectDirect, expectSecret, isDatabaseUnavailable, serverWarnings, type Database } from '#db';
import { expectOwnCell } from '#platform/cells';
import type { Config } from './config.ts';
import { keySources } from './key-sources.ts';
import type { App } from './platform/http/context.ts';

const retryMs = 1_000;

/**
 * Errors: PooledAddressError, SecretDiffersError, CellError. While the database is away the process starts without these checks and
 * ends when they fail later.
 */
export async function checkAtStart(db: Database, config: Config, log: App['log']): Promise<void> {
  const check = async (): Promise<void> => {
    await expectDirect(config.directUrl);
    await expectSecret(db, config.secret);
    await expectOwnCell(db, config.cell, keySources);
    for (const warning of await serverWarnings(db)) log.warn(warning);
  };
  await check().catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
    void checkLater(check, log);
  });
}

async function checkLater(check: () => Promise<void>, log: App['log']): Promise<void> {
  for (;;) {
    await delay(retryMs, undefined, { ref: false });
    try {
      return await check();
    } catch (error) {
      if (isDatabaseUnavailable(error)) continue;
      log.fatal({ err: error }, 'this process may not run with this database');
      return process.exit(1);
    }
  }
}
