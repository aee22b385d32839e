/** A database joins a directory, leaves it, and compares what the directory has of it with its own keys. */
import { withTransaction, type Database, type Db } from '#db';
import type { CellConfig } from './cell.ts';
import { publicKeyOf } from './calls.ts';
import { fingerprintOf, hashOfKey } from './directory.ts';
import {
  addPlaces,
  deleteCell,
  insertCell,
  joinedCells,
  noteOwn,
  placesOf,
  removePlaces,
  setPublicKey,
  strayPlaces,
} from './directory.queries.ts';
import {
  findOptionalName,
  forgetChanges,
  forgetName,
  keysAfter,
  lockTelling,
  notingTriggers,
  switchNoting,
  takeName,
  type KeySource,
  type PlaceKind,
} from './place-changes.queries.ts';

export class CellError extends Error {
  override name = 'CellError';
}

interface Sides {
  readonly db: Database;
  readonly directory: Database;
  readonly cell: CellConfig;
  readonly sources: readonly KeySource[];
}

const page = 5_000;

export interface Comparison {
  readonly kind: PlaceKind;
  readonly keys: number;
  /** Keys of this cell that the directory did not know to be here. */
  readonly missing: number;
  /** Places that the directory had although this cell has no such key. */
  readonly stray: number;
  /** Keys that an earlier cell has as well: only there they are found from elsewhere. */
  readonly taken: readonly string[];
}

/** Compares all keys with the directory, and puts right what differs when `repair` is set. Telling waits meanwhile. */
export function compare(sides: Sides, { repair }: { readonly repair: boolean }): Promise<Comparison[]> {
  return withTransaction(sides.db, async (db) => {
    await lockTelling(db);
    const found: Comparison[] = [];
    for (const source of sides.sources)
      found.push(
        await withTransaction(sides.directory, (directory) => compareKind({ ...sides, db, directory }, source, repair)),
      );
    return found;
  });
}

async function compareKind(
  { db, directory, cell: { name, directoryKey } }: Omit<Sides, 'db' | 'directory'> & Record<'db' | 'directory', Db>,
  source: KeySource,
  repair: boolean,
): Promise<Comparison> {
  const { kind } = source;
  const taken: string[] = [];
  let [count, missing, after] = [0, 0, ''];
  for (let keys: string[] | undefined; keys === undefined || keys.length === page;) {
    keys = await keysAfter(db, source, after, page);
    after = keys.at(-1) ?? after;
    count += keys.length;
    const hashes = keys.map((key) => hashOfKey(directoryKey, kind, key));
    await noteOwn(directory, hashes);
    const firstCell = new Map<string, string>();
    const here = new Set<string>();
    for (const { hash, cell } of await placesOf(directory, kind, hashes)) {
      const text = hash.toString('base64');
      if (!firstCell.has(text)) firstCell.set(text, cell);
      if (cell === name) here.add(text);
    }
    const lacking = hashes.filter((hash) => !here.has(hash.toString('base64')));
    missing += lacking.length;
    if (repair) await addPlaces(directory, name, kind, lacking);
    taken.push(...keys.filter((_, at) => (firstCell.get(hashes[at]!.toString('base64')) ?? name) !== name));
  }
  const stray = await strayPlaces(directory, name, kind);
  if (repair) await removePlaces(directory, name, kind, stray);
  return { kind, keys: count, missing, stray: stray.length, taken };
}

/** Notes changes from now on and tells the directory every key. Again it does no harm, and repairs. Errors: CellError. */
export async function join(sides: Sides): Promise<Comparison[]> {
  const names = sides.sources.map(({ trigger }) => trigger);
  await withTransaction(sides.db, async (db) => {
    await enter({ ...sides, db });
    for (const trigger of await notingTriggers(db, names)) if (!trigger.notes) await switchNoting(db, trigger, true);
  });
  return compare(sides, { repair: true });
}

/** What is refused leaves neither database with a name. */
async function enter({ db, directory, cell }: Omit<Sides, 'db'> & { readonly db: Db }): Promise<void> {
  const fingerprint = fingerprintOf(cell.directoryKey);
  const other = (await joinedCells(directory)).find((joined) => joined.fingerprint !== fingerprint);
  if (other) throw new CellError(`DIRECTORY_KEY is not the one that ${other.id} has joined with.`);
  const own = await takeName(db, cell.name);
  if (own.name !== cell.name) throw new CellError(`This database is the cell ${own.name}, not ${cell.name}.`);
  await insertCell(directory, { id: cell.name, database: own.database, fingerprint });
  const listed = (await joinedCells(directory)).find(({ id }) => id === cell.name);
  if (listed?.database !== own.database) throw new CellError(`Another database is the cell ${cell.name} already.`);
  await setPublicKey(directory, cell.name, publicKeyOf(cell.signingSeed));
}

/** Nothing of this cell stays in the directory, and nothing is noted any more. */
export async function leave({ db, directory, cell, sources }: Sides): Promise<void> {
  const own = await findOptionalName(db);
  if (own?.name !== cell.name) throw new CellError(`This database is not the cell ${cell.name}.`);
  await deleteCell(directory, cell.name, own.database);
  const names = sources.map(({ trigger }) => trigger);
  await withTransaction(db, async (db) => {
    for (const trigger of await notingTriggers(db, names)) await switchNoting(db, trigger, false);
    await forgetChanges(db);
    await forgetName(db);
  });
}

/**
 * A process makes sure of it at its start, as far as its own database can tell. Errors: CellError for a database that has
 * not joined under this name, one that has joined while the process has no directory, and changes that nobody notes.
 */
export async function expectOwnCell(db: Database, cell: CellConfig | null, sources: readonly KeySource[]) {
  const own = await findOptionalName(db);
  if (own?.name !== cell?.name)
    throw new CellError(
      own
        ? `This database is the cell ${own.name}: set CELL=${own.name}, or let it leave by \`node tools/cells.ts leave\`.`
        : `This database has not joined a directory: run \`node tools/cells.ts join\` before CELL is set.`,
    );
  if (!cell) return;
  const triggers = await notingTriggers(
    db,
    sources.map(({ trigger }) => trigger),
  );
  const off = triggers.find(({ notes }) => !notes);
  if (off) throw new CellError(`Changes of ${off.table} are not noted: run \`node tools/cells.ts join\` again.`);
}
