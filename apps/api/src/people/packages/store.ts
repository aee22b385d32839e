/**
 * The cache of packages and settings of a process. They are read for nearly every request and change a few times a
 * year, so they are cached while the process receives PostgreSQL's NOTIFY; a process that does not listen, or has lost
 * its connection, reads the rows each time.
 */
import type { PackageCatalogue, SettingKey, Settings } from '@vumon/domain';
import { Listener, type Db } from '#db';
import type { App } from '../../platform/http/context.ts';
import { listOffers, listSettings } from './catalogue.queries.ts';

interface Stored {
  readonly catalogue: PackageCatalogue;
  readonly settings: Settings;
}

async function readStored(db: Db): Promise<Stored> {
  const catalogue = await listOffers(db);
  const settings = Object.fromEntries((await listSettings(db)).map(({ key, value }) => [key, value]));
  return { catalogue, settings: settings as Record<SettingKey, number> };
}

export class PackageStore {
  readonly #listener: Listener;
  readonly #followers: (() => void)[] = [];
  #stored: Stored | null = null;
  /** Changes with every notification, so that rows that were read before it are not cached. */
  #heard = Symbol();

  constructor(app: App) {
    this.#listener = new Listener({
      url: app.config.directUrl,
      pool: app.db,
      channel: 'packages_changed',
      onMessage: () => this.forget(),
      onLost: () => this.forget(),
    });
  }

  listen(): Promise<void> {
    return this.#listener.start();
  }

  stop(): Promise<void> {
    return this.#listener.stop();
  }

  /** `follow` runs whenever packages or settings may have changed. */
  onChange(follow: () => void): void {
    this.#followers.push(follow);
  }

  forget(): void {
    this.#heard = Symbol();
    this.#stored = null;
    for (const follow of this.#followers) follow();
  }

  /**
   * Reads with the caller's `db`, because waiting for a second connection within a transaction could deadlock the pool.
   */
  async read(db: Db): Promise<Stored> {
    if (this.#stored) return this.#stored;
    const heard = this.#heard;
    const stored = await readStored(db);
    if (this.#listener.listening && heard === this.#heard) this.#stored = stored;
    return stored;
  }
}

const stores = new WeakMap<App, PackageStore>();

export function packageStoreOf(app: App): PackageStore {
  let store = stores.get(app);
  if (!store) stores.set(app, (store = new PackageStore(app)));
  return store;
}

/** The context of a request or a job, possibly with the handle of its transaction. */
export interface StoreContext {
  readonly app: App;
  readonly db: Db;
}

export const catalogueFor = async ({ app, db }: StoreContext): Promise<PackageCatalogue> =>
  (await packageStoreOf(app).read(db)).catalogue;

export const settingFor = async ({ app, db }: StoreContext, key: SettingKey): Promise<number> =>
  (await packageStoreOf(app).read(db)).settings[key];
