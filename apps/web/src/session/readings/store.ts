/**
 * What a person has read, kept on the device for the page that is shown without a connection. It holds what the server
 * sent to this person, of one person at a time: signing out and another person's signing in delete the database.
 */
import { readingBounds, surplus, type Reading } from './bounds.ts';

const name = 'readings';
const ownerKey = 'readings-of';

/** Who the readings belong to, and how the page without a connection addresses them. */
export interface ReadingsOwner {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly timeZone: string;
}

export function readingsOwner(): ReadingsOwner | null {
  try {
    const kept = localStorage.getItem(ownerKey);
    return kept === null ? null : (JSON.parse(kept) as ReadingsOwner);
  } catch {
    return null;
  }
}

/** Deletes everything. A request that another tab blocks is carried out once that tab lets go. */
export function forgetReadings(): Promise<void> {
  try {
    localStorage.removeItem(ownerKey);
  } catch {
    // Without storage nothing is kept.
  }
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = request.onerror = request.onblocked = () => resolve();
    } catch {
      resolve();
    }
  });
}

/** From now on this person's readings are kept; another's are deleted. */
export async function keepReadingsOf(owner: ReadingsOwner): Promise<void> {
  const before = readingsOwner();
  if (before?.id !== owner.id) await forgetReadings();
  localStorage.setItem(ownerKey, JSON.stringify(owner));
}

const resultOf = <Value>(request: IDBRequest): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as Value);
    request.onerror = () => reject(request.error ?? new Error('no storage'));
  });

/** Opens the database for one piece of work: an open one would block its deletion in another tab. */
async function using<Value>(
  mode: IDBTransactionMode,
  work: (heads: IDBObjectStore, bodies: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('heads', { keyPath: 'key' });
    opening.result.createObjectStore('bodies');
  };
  const db = await resultOf<IDBDatabase>(opening);
  try {
    const tx = db.transaction(['heads', 'bodies'], mode);
    const done = new Promise<void>((resolve, reject) => {
      tx.oncomplete = () => resolve();
      tx.onabort = tx.onerror = () => reject(tx.error ?? new Error('not stored'));
    });
    const [value] = await Promise.all([work(tx.objectStore('heads'), tx.objectStore('bodies')), done]);
    return value;
  } finally {
    db.close();
  }
}

/** Keeps a reading of this person in place of an earlier one with its key. */
export async function keepReading(owner: string, reading: Omit<Reading, 'bytes'>, data: unknown): Promise<void> {
  const body = JSON.stringify(data);
  if (body.length > readingBounds.oneBytes) return dropReading(owner, reading.key);
  await using('readwrite', async (heads, bodies) => {
    // A tab of the person before must not write into the database of the next.
    if (readingsOwner()?.id !== owner) return;
    heads.put({ ...reading, bytes: body.length });
    bodies.put(body, reading.key);
    for (const key of surplus(await resultOf<Reading[]>(heads.getAll()), reading.at)) {
      heads.delete(key);
      bodies.delete(key);
    }
  });
}

export async function dropReading(owner: string, key: string): Promise<void> {
  await using('readwrite', async (heads, bodies) => {
    if (readingsOwner()?.id !== owner) return;
    heads.delete(key);
    bodies.delete(key);
  });
}

/** What is kept and not too old, the latest first. */
export async function listReadings(now: number): Promise<Reading[]> {
  const all = await using('readonly', (heads) => resultOf<Reading[]>(heads.getAll()));
  const gone = new Set(surplus(all, now));
  return all.filter(({ key }) => !gone.has(key)).sort((a, b) => b.at - a.at);
}

export async function readKept<Data>(key: string): Promise<Data | null> {
  const body = await using('readonly', (_, bodies) => resultOf<string | undefined>(bodies.get(key)));
  return body === undefined ? null : (JSON.parse(body) as Data);
}
