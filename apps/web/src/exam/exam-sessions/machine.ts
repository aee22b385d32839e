/** What a machine finds out about itself: whether the browser keeps data, and how fast the files of a test come. */

/** Addresses of the scripts and styles that a page of the product begins with. */
export function filesOf(html: string): string[] {
  const found = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+\.(?:js|css|woff2))"/g)];
  return [...new Set(found.map(([, address]) => address!))];
}

async function load(address: string): Promise<string> {
  // From the network, as on a machine that has never opened a test.
  const reply = await fetch(address, { cache: 'reload', credentials: 'omit' });
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return reply.text();
}

/** Milliseconds until the files that a test begins with have come; null when one does not come. */
export async function timeDownload(): Promise<number | null> {
  const begun = performance.now();
  try {
    const page = await load('/assigned-unit-test/rehearsal');
    await Promise.all(filesOf(page).map(load));
    return Math.round(performance.now() - begun);
  } catch {
    return null;
  }
}

const database = 'rehearsal';
const megabyte = 1_048_576;

/** Writes a megabyte to the database of the browser, reads it and removes it. */
export async function keepsData(): Promise<boolean> {
  try {
    const opened = indexedDB.open(database, 1);
    opened.onupgradeneeded = () => opened.result.createObjectStore('one');
    const db = await done(opened);
    const store = () => db.transaction('one', 'readwrite').objectStore('one');
    await done(store().put(new Uint8Array(megabyte), 'bytes'));
    const read = await done(store().get('bytes') as IDBRequest<Uint8Array>);
    db.close();
    await done(indexedDB.deleteDatabase(database));
    return read.byteLength === megabyte;
  } catch {
    return false;
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser refused to keep data'));
  });
