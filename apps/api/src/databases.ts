/** The pools of a process, by the kind of their work. */
import { createDatabase, createPool, limits, type Database } from '#db';
import type { Config } from './config.ts';

/** For jobs and the heartbeat, which both kinds of process have. */
export function backgroundDatabases({
  workUrl,
  directUrl,
  prepared,
}: Config): Record<'background' | 'heartbeat', Database> {
  return {
    background: createDatabase(createPool({ url: workUrl, max: 4, limits: limits.work, prepared })),
    // Its purpose is to know the server, not a pooler before it.
    heartbeat: createDatabase(createPool({ url: directUrl, max: 1, limits: limits.heartbeat })),
  };
}
