/**
 * Tells the directory which keys this cell has got and lost. What is told is not the change but what is true now, by one
 * process at a time: told twice, late or in another order it comes to the same.
 */
import { withTransaction, type Db } from '#db';
import { minuteMs } from '../clock.ts';
import type { App } from '../http/context.ts';
import { directoryOf, hashOfKey, type Directory } from './directory.ts';
import { addPlaces, removePlaces } from './directory.queries.ts';
import {
  deleteChanges,
  firstChanges,
  hasChanges,
  presentKeys,
  tryLockTelling,
  type KeySource,
} from './place-changes.queries.ts';

const tickMs = 1_000;
const batch = 500;

export interface DirectoryTeller {
  /** One round: tells everything that waits; how many changes that were. */
  round(): Promise<number>;
  stop(): Promise<void>;
}

async function tellSome(app: App, directory: Directory, sources: readonly KeySource[], db: Db): Promise<number> {
  const { name, directoryKey } = app.config.cell!;
  if (!(await tryLockTelling(db))) return 0;
  const changes = await firstChanges(db, batch);
  for (const source of sources) {
    const noted = changes.filter(({ kind }) => kind === source.kind).map(({ key }) => key);
    const keys = [...new Set(source.anyCase ? noted.map((key) => key.toLowerCase()) : noted)];
    if (keys.length === 0) continue;
    const present = new Set(await presentKeys(db, source, keys));
    const hashesOf = (some: readonly string[]) => some.map((key) => hashOfKey(directoryKey, source.kind, key));
    await addPlaces(directory.db, name, source.kind, hashesOf([...present]));
    await removePlaces(directory.db, name, source.kind, hashesOf(keys.filter((key) => !present.has(key))));
  }
  await deleteChanges(
    db,
    changes.map(({ id }) => id),
  );
  return changes.length;
}

/** Any number of processes may run it; without cells it does nothing. */
export function startDirectoryTeller(
  app: App,
  sources: readonly KeySource[],
  { loop = true }: { loop?: boolean } = {},
): DirectoryTeller {
  const directory = directoryOf(app);
  let stopped = directory === null;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<unknown> = Promise.resolve();
  let warnedAt = -Infinity;

  async function round(): Promise<number> {
    let told = 0;
    if (!directory || !(await hasChanges(app.background))) return told;
    for (;;) {
      const some = await withTransaction(app.background, (db) => tellSome(app, directory, sources, db));
      told += some;
      if (some < batch || stopped) return told;
    }
  }

  function warn(error: unknown): void {
    if (app.now() - warnedAt < minuteMs) return;
    warnedAt = app.now();
    app.log.warn({ err: error }, 'the directory of cells could not be told; it is tried again');
  }

  function run(): void {
    current = round()
      .catch(warn)
      .finally(() => {
        if (!stopped) timer = setTimeout(run, tickMs);
      });
  }

  if (loop && !stopped) run();
  return {
    round,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
