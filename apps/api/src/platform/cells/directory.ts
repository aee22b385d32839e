/**
 * Where sign-in names, contacts and codes are, when an installation has several databases (cells). The directory knows
 * them by keyed hashes alone. A cell asks it only for what it does not have itself, so it serves its own people while the
 * directory is away.
 */
import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createDatabase, createPool, type Database } from '#db';
import { minuteMs, secondMs } from '../clock.ts';
import type { App, RequestContext } from '../http/context.ts';
import { AtOtherCell, type CellConfig } from './cell.ts';
import { cellsOf, findPublicKey, placesOf } from './directory.queries.ts';
import type { PlaceKind } from './place-changes.queries.ts';

const knownMs = minuteMs;
/** Shorter, so that somebody who has just been entered elsewhere is soon found. */
const unknownMs = 5 * secondMs;
const keysInMemory = 50_000;
/** Somebody waits for the reply; without one their own cell answers. */
const patienceMs = secondMs;
/** After a failure nobody waits for the directory for so long. */
const awayMs = 5 * secondMs;

export const limitsOfDirectory = { statementMs: 5_000, lockMs: 1_000, idleMs: 10_000 } as const;

export const fingerprintOf = (directoryKey: Buffer): string =>
  createHmac('sha256', directoryKey).update('fingerprint').digest('hex');

export const hashOfKey = (directoryKey: Buffer, kind: PlaceKind, key: string): Buffer =>
  createHmac('sha256', directoryKey).update(`${kind}\0${key}`).digest();

interface Known<T> {
  readonly value: T;
  readonly until: number;
}

export class Directory {
  readonly db: Database;
  readonly #app: Pick<App, 'now' | 'log'>;
  readonly #own: CellConfig;
  readonly #known = new Map<string, Known<string | null>>();
  readonly #publicKeys = new Map<string, Known<Buffer>>();
  #cells: Known<readonly string[]> = { value: [], until: 0 };
  #awayUntil = 0;

  constructor(app: Pick<App, 'now' | 'log'>, own: CellConfig) {
    this.#app = app;
    this.#own = own;
    this.db = createDatabase(createPool({ url: own.directoryUrl, max: 4, limits: limitsOfDirectory }));
  }

  /** The other cell that has a key; null when none has it, and while the directory is away. */
  async otherCellOf(kind: PlaceKind, key: string): Promise<string | null> {
    const hash = hashOfKey(this.#own.directoryKey, kind, key);
    const name = `${kind} ${hash.toString('base64')}`;
    const known = this.#known.get(name);
    if (known && known.until > this.#app.now()) return known.value;
    const places = await this.#ask(() => placesOf(this.db, kind, [hash]));
    if (!places) return null;
    const value = places.find(({ cell }) => cell !== this.#own.name)?.cell ?? null;
    this.#known.delete(name);
    if (this.#known.size >= keysInMemory) this.#known.delete(this.#known.keys().next().value!);
    this.#known.set(name, { value, until: this.#app.now() + (value === null ? unknownMs : knownMs) });
    return value;
  }

  /** The cell that answers for a key that none has: always the same one; null for this one. */
  async decoyFor(kind: PlaceKind, key: string): Promise<string | null> {
    if (this.#cells.until <= this.#app.now()) {
      const value = await this.#ask(() => cellsOf(this.db));
      if (!value) return null;
      this.#cells = { value, until: this.#app.now() + knownMs };
    }
    const { value: cells } = this.#cells;
    if (cells.length === 0) return null;
    const chosen = cells[hashOfKey(this.#own.directoryKey, kind, `decoy\0${key}`).readUInt32BE() % cells.length]!;
    return chosen === this.#own.name ? null : chosen;
  }

  /** With what a cell signs its calls; null for one that has not joined, and while the directory is away. */
  async publicKeyOf(cell: string): Promise<Buffer | null> {
    const known = this.#publicKeys.get(cell);
    if (known && known.until > this.#app.now()) return known.value;
    // Not remembered when there is none: a cell that has just joined is soon heard.
    const value = (await this.#ask(() => findPublicKey(this.db, cell))) ?? null;
    if (value) this.#publicKeys.set(cell, { value, until: this.#app.now() + knownMs });
    return value;
  }

  /** Null when the directory does not answer in time. */
  async #ask<T>(question: () => Promise<T>): Promise<T | null> {
    if (this.#app.now() < this.#awayUntil) return null;
    const over = new AbortController();
    const late = delay(patienceMs, undefined, { signal: over.signal, ref: false }).then(() => {
      throw new Error(`no answer within ${patienceMs} ms`);
    });
    late.catch(() => {});
    try {
      return await Promise.race([question(), late]);
    } catch (error) {
      this.#awayUntil = this.#app.now() + awayMs;
      this.#app.log.warn({ reason: (error as Error).message }, 'the directory of cells does not answer');
      return null;
    } finally {
      over.abort();
    }
  }

  close(): Promise<void> {
    return this.db.destroy();
  }
}

const directories = new WeakMap<App, Directory>();

/** Null for an installation without cells. */
export function directoryOf(app: App): Directory | null {
  const { cell } = app.config;
  if (!cell) return null;
  let directory = directories.get(app);
  if (!directory) directories.set(app, (directory = new Directory(app, cell)));
  return directory;
}

type Asked = Pick<RequestContext, 'app' | 'addressed'>;

/** The other cell that a request about this key, which is not here, belongs to; null to answer it here. */
export async function otherCellOf({ app, addressed }: Asked, kind: PlaceKind, key: string): Promise<string | null> {
  // A request that was sent here as to the right cell is answered here, whatever the directory says meanwhile.
  return addressed ? null : ((await directoryOf(app)?.otherCellOf(kind, key)) ?? null);
}

/**
 * Sends a request about a key that is not here to the cell that has it. One about a key that no cell has goes to a cell
 * that the key alone decides, so that nobody can tell from it whether the key exists. Errors: AtOtherCell.
 */
export async function sendToCellOf(asked: Asked, kind: PlaceKind, key: string): Promise<void> {
  const directory = asked.addressed ? null : directoryOf(asked.app);
  if (!directory) return;
  const cell = (await directory.otherCellOf(kind, key)) ?? (await directory.decoyFor(kind, key));
  if (cell !== null) throw new AtOtherCell(cell);
}
